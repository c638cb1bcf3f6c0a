import { test } from 'vitest';
import { Out, Sfc } from '/work/main/src/kernel/index.ts';
import { rules } from '/work/main/src/games/pathologic/rules.ts';
test('speed', () => {
  for (const mode of (process.env.MODES ?? 'random,policy').split(',')) for (const seats of [4,3,2]) {
    const run = (ms: number) => {
      const out = new Out<any>(); const chance = new Sfc().at(1, seats); let n = 0, games = 0; const ends: any = {}; let rounds=0;
      const t0 = process.cpuUsage(); 
      for (;;) {
        const s = rules.start({ roles: Array(seats).fill('random'), rounds: 40 } as any, seats, chance);
        const k = { chance, tell: undefined };
        while (s.stack.length) {
          const who = rules.deciders(s); const seat = 31 - Math.clz32(who);
          let m;
          if (mode==='random') { rules.list(s, seat, out); m = out.list[chance.below(out.n)]; } else m = rules.policy(s, seat, chance);
          rules.play(s, seat, m, k); n++;
        }
        games++; const e=s.end+':'+s.winner; ends[e] = (ends[e]??0)+1; rounds+=s.round;
        const u = process.cpuUsage(t0); if ((u.user + u.system)/1000 > ms) return { rate: n/((u.user+u.system)/1e6), games, per: n/games, ends, rounds: rounds/games };
      }
    };
    run(1000); const r = run(3000);
    console.log(mode, seats, JSON.stringify(r));
  }
}, 100000);
