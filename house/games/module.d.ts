/** What a published edition exports. They are minified modules that the compiler does not read; a test drives each through the whole interface. */
declare module '*.js' {
  export const make: import('@pesthouse/kernel/shelf').Factory;
}
