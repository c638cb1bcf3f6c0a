/** The types of the synthesizer, which brings none. */
declare module 'zzfx' {
  export function zzfx(...parameters: readonly number[]): AudioBufferSourceNode;
}
