"""Learns a game by playing it: first from the policy that teaches, then from games with itself and with others (PPO).
Players (Node) play the games; the net, its choices and what was played stay here, on a GPU where there is one.

    python3 learn.py --header header.json --actor actor.mjs --out FOLDER --seconds 500

Everything that must outlast a kill lies in FOLDER/state.pt, written anew every --save seconds; the same command goes on from it."""
import argparse
import fcntl
import json
import os
import random
import subprocess
import threading
import time

import numpy as np
import torch
import torch.nn.functional as F

from model import Net, read_half, write_half, write_served

p = argparse.ArgumentParser()
p.add_argument("--node", default="node")
p.add_argument("--actor", required=True)
p.add_argument("--header", required=True, help="what weights must say of themselves: game, rules, mark, numbers, commit")
p.add_argument("--out", required=True)
p.add_argument("--start", default="", help="a state in half floats to begin from, where FOLDER has none")
p.add_argument("--seconds", type=float, default=60)
p.add_argument("--end", type=float, default=0, help="stop at this second of the clock, whatever --seconds says")
p.add_argument("--save", type=float, default=60)
p.add_argument("--seed", type=int, default=1)
p.add_argument("--actors", type=int, default=1)
p.add_argument("--slots", type=int, default=256)
p.add_argument("--steps", type=int, default=64)
p.add_argument("--hidden", type=int, default=256)
p.add_argument("--layers", type=int, default=3)
p.add_argument("--neck", type=int, default=96)
p.add_argument("--lr", type=float, default=6e-4)
p.add_argument("--entropy", type=float, default=0.02)
p.add_argument("--batch", type=int, default=4096)
p.add_argument("--epochs", type=int, default=2)
p.add_argument("--lessons", type=int, default=4, help="how often what is taught is gone through")
p.add_argument("--lam", type=float, default=0.95)
p.add_argument("--gamma", type=float, default=0.9995, help="what a win is worth a decision later: below 1 nobody gains by making a game last")
p.add_argument("--taught", type=float, default=0.0, help="so many seconds of a fresh net the policy plays and is learnt from")
p.add_argument("--mix", default="10,15,15,5", help="of a hundred games: with an earlier net, with a policy, with scripted people; and by turned numbers")
p.add_argument("--until", type=float, default=0.0, help="so many seconds the whole learning is to last: steps grow shorter towards it; where it is 0 they do so within every slice")
p.add_argument("--apart", action="store_true", help="learn while the next games are played")
a = p.parse_args()

dev = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
torch.manual_seed(a.seed)
random.seed(a.seed)
T, B, W = a.steps, a.slots, a.actors
os.makedirs(a.out, exist_ok=True)
STATE = os.path.join(a.out, "state.pt")
with open(a.header) as f:
    header = json.load(f)

saved = torch.load(STATE, map_location=dev) if os.path.exists(STATE) else None
if saved is not None and saved["mark"] != header["mark"]:
    raise SystemExit(f"The state in {a.out} was learnt with another encoder ({saved['mark']}) than the game has now ({header['mark']}). Begin in another folder.")
slice_number = saved["slices"] + 1 if saved else 0


def read_all(f, view):
    at = 0
    while at < len(view):
        n = f.readinto(view[at:])
        if not n:
            raise EOFError("a player has ended")
        at += n


procs = [
    subprocess.Popen([a.node, a.actor, str(B), str((a.seed * 1000 + slice_number) * 64 + i), a.mix], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    for i in range(W)
]
for q in procs:  # wider pipes, where the system has them: a message is often more than the usual 64 KiB
    try:
        fcntl.fcntl(q.stdout, 1031, 1 << 20)
    except OSError:
        pass
facts = [json.loads(b"".join(iter(lambda q=q: q.stdout.read(1), b"\n"))) for q in procs][0]
SIZE, MOST, SEATS, BAGS, NAMES = facts["size"], facts["most"], facts["seats"], facts["bags"], facts["names"]
HIDDEN, KINDS = sum(BAGS), len(NAMES)
print(json.dumps(dict(game=header["game"], device=dev, **facts)), flush=True)

make = lambda: Net(facts, a.hidden, a.layers, a.neck).to(dev)
net, slow, earlier = make(), make(), make()
opt = torch.optim.Adam(net.parameters(), lr=a.lr, eps=1e-5)
pool, decisions, lived, history = [], 0, 0.0, []
fresh = saved is None and not a.start
if saved is not None:
    net.load_state_dict(saved["net"])
    slow.load_state_dict(saved["slow"])
    opt.load_state_dict(saved["opt"])
    pool, decisions, lived, history = saved["pool"], saved["decisions"], saved["lived"], saved["history"]
elif a.start:
    head, state = read_half(a.start)
    if head["mark"] != header["mark"]:
        raise SystemExit(f"{a.start} was learnt with another encoder ({head['mark']}) than the game has now ({header['mark']}).")
    net.load_state_dict(state)
    decisions, lived = head.get("decisions", 0), head.get("seconds", 0.0)
    slow.load_state_dict(net.state_dict())
else:
    slow.load_state_dict(net.state_dict())
net.to(dev), slow.to(dev)
# Bags side by side, each as wide as the widest; what is too wide is masked.
WIDE = max(BAGS, default=1)
bag_index = torch.zeros(len(BAGS), WIDE, dtype=torch.long, device=dev)
bag_mask = torch.ones(len(BAGS), WIDE, dtype=torch.bool, device=dev)
for b, n in enumerate(BAGS):
    bag_index[b, :n] = torch.arange(n, device=dev) + sum(BAGS[:b])
    bag_mask[b, :n] = False
SEAT = torch.arange(SEATS, device=dev)


def score(out, feats, rows):
    """The logit of every move: the sum over its features; feature 0 is none."""
    f = feats.long()
    return (out[rows[:, None], f] * (f != 0)).sum(1)


def log_softmax(z, rows, n):
    top = torch.full((n,), -1e30, device=z.device).scatter_reduce(0, rows, z, "amax")
    shifted = z - top[rows]
    total = torch.zeros(n, device=z.device).scatter_add(0, rows, shifted.exp())
    return shifted - total.log()[rows]


def chances(logits, many):
    """Every seat's part of the win, from the seat that is asked on; who does not sit there has none."""
    return torch.log_softmax(logits.masked_fill(SEAT[None, :] >= many[:, None], -1e9), 1)


def turned(rel, seat, many):
    """From 'seats on from the one asked' to seats by number."""
    return torch.gather(rel, 1, (SEAT[None, :] - seat[:, None]) % many[:, None]) * (SEAT[None, :] < many[:, None])


def turned_back(by_number, seat, many):
    return torch.gather(by_number, 1, (SEAT[None, :] + seat[:, None]) % many[:, None]) * (SEAT[None, :] < many[:, None])


class Rollout:
    """What one player played in T steps."""

    def __init__(self):
        zeros = lambda *shape, dtype=torch.float32: torch.zeros(T, B, *shape, dtype=dtype, device=dev)
        self.obs, self.hidden = zeros(SIZE, dtype=torch.uint8), zeros(HIDDEN, dtype=torch.uint8)
        self.seat, self.many, self.counts, self.choice = (zeros(dtype=torch.long) for _ in range(4))
        self.ended, self.earlier = zeros(dtype=torch.bool), zeros(dtype=torch.bool)
        self.shares, self.margins, self.outcome, self.margin = (zeros(SEATS) for _ in range(4))
        self.logp, self.value = zeros(), zeros()
        self.feats, self.met, self.faults, self.taught = [], np.zeros((KINDS, 3)), 0, False


BUFFERS = 2 if a.apart else 1
rolls = [[Rollout() for _ in range(W)] for _ in range(BUFFERS)]
go = [threading.Event() for _ in range(W)]
done = threading.Semaphore(0)
now = 0
teaching = fresh and a.taught > 0
told_to_teach = [teaching] * W
broken = []


def choose(z, rows, n, start):
    noisy = z - torch.log(-torch.log(torch.rand_like(z).clamp_(1e-9, 1 - 1e-7)))
    best = torch.full((n,), -1e30, device=dev).scatter_reduce(0, rows, noisy, "amax")
    local = torch.arange(len(z), device=dev) - start[rows]
    hit = noisy == best[rows]
    return torch.zeros(n, dtype=torch.long, device=dev).scatter_reduce(0, rows[hit], local[hit], "amax")


def play_one(q, r, t, i, head):
    read_all(q.stdout, memoryview(head).cast("B"))
    size, total, r.faults = (int(x) for x in head[:3])
    r.met += head[3:].reshape(KINDS, 3) / [1, 1000, 1000]
    buf = torch.empty(size, dtype=torch.uint8, pin_memory=dev == "cuda")
    read_all(q.stdout, memoryview(buf.numpy()))
    g, at = buf.to(dev, non_blocking=True), 0

    def part(n, dtype=torch.uint8):
        nonlocal at
        x = g[at : at + n]
        at += n
        return x if dtype == torch.uint8 else x.clone().view(dtype)

    r.shares[t] = part(B * SEATS * 4, torch.float32).view(B, SEATS)
    r.margins[t] = part(B * SEATS * 4, torch.float32).view(B, SEATS)
    counts = part(B * 2, torch.int16).long()
    feats = part(total * MOST * 2, torch.int16).view(total, MOST)
    labels = part(B * 2, torch.int16).long() if r.taught else None
    r.obs[t] = part(B * SIZE).view(B, SIZE)
    r.hidden[t] = part(B * HIDDEN).view(B, HIDDEN)
    r.seat[t] = part(B).long()
    r.many[t] = part(B).long()
    r.ended[t] = part(B).bool()
    r.earlier[t] = part(B).bool()
    r.counts[t] = counts
    r.feats.append(feats)
    out, v, shares, margins, _ = net(r.obs[t])
    rows = torch.repeat_interleave(torch.arange(B, device=dev), counts)
    start = counts.cumsum(0) - counts
    logp = log_softmax(score(out, feats, rows), rows, B)
    choice = choose(logp, rows, B, start)
    if pool and not r.taught and bool(r.earlier[t].any()):
        before = earlier(r.obs[t])[0]
        theirs = choose(log_softmax(score(before, feats, rows), rows, B), rows, B, start)
        choice = torch.where(r.earlier[t], theirs, choice)
    if labels is not None:
        choice = torch.where(labels >= 0, labels, choice)
    r.choice[t], r.logp[t], r.value[t] = choice, logp[start + choice], torch.sigmoid(v)
    r.outcome[t] = turned(chances(shares, r.many[t]).exp(), r.seat[t], r.many[t])
    r.margin[t] = turned(margins, r.seat[t], r.many[t])
    follow = r.taught if t + 1 < T else told_to_teach[i]
    answer = torch.cat([choice, torch.tensor([1 if follow else 0], device=dev)]).to(torch.int16).cpu().numpy().tobytes()
    q.stdin.write(answer)
    q.stdin.flush()


def play(i):
    try:
        q, head = procs[i], np.zeros(3 + 3 * KINDS, dtype=np.int32)
        q.stdin.write((1 if told_to_teach[i] else 0).to_bytes(2, "little"))
        q.stdin.flush()
        last = told_to_teach[i]
        stream = torch.cuda.Stream() if dev == "cuda" else None
        while True:
            go[i].wait()
            go[i].clear()
            r = rolls[now][i]
            r.feats, r.taught = [], last
            r.met[:] = 0
            # The last answer of a rollout says who plays the next.
            last = told_to_teach[i] = teaching
            for t in range(T):
                with torch.no_grad():
                    if stream is None:
                        play_one(q, r, t, i, head)
                    else:
                        with torch.cuda.stream(stream):
                            play_one(q, r, t, i, head)
            if stream is not None:
                stream.synchronize()
            done.release()
    except Exception as e:  # the main thread must hear of it
        broken.append(repr(e))
        done.release()


threads = [threading.Thread(target=play, args=(i,), daemon=True) for i in range(W)]
for x in threads:
    x.start()


def begin():
    for x in go:
        x.set()


def await_all():
    for _ in range(W):
        done.acquire()
    if broken:
        raise SystemExit(f"a player failed: {broken[0]}")


def joined(rs, name):
    return torch.stack([getattr(r, name) for r in rs], 1).flatten(1, 2)


@torch.no_grad()
def advantages(rs, lam):
    """Lambda returns of the chance to win for each seat of each game: its own decisions are its steps."""
    value, seat, ended, shares = (joined(rs, x) for x in ("value", "seat", "ended", "shares"))
    n = value.shape[1]
    ahead, gain = torch.zeros(n, SEATS, device=dev), torch.zeros(n, SEATS, device=dev)
    known = torch.zeros(n, SEATS, dtype=torch.bool, device=dev)
    adv, use = torch.zeros(T, n, device=dev), torch.zeros(T, n, dtype=torch.bool, device=dev)
    ix = torch.arange(n, device=dev)
    mine = ~joined(rs, "earlier") if pool and not rs[0].taught else torch.ones_like(ended)
    for t in range(T - 1, -1, -1):
        if t + 1 < T:
            e = ended[t + 1]
            ahead = torch.where(e[:, None], shares[t + 1], ahead)
            gain = torch.where(e[:, None], torch.zeros_like(gain), gain)
            known = known | e[:, None]
        s = seat[t]
        ok = known[ix, s]
        g = torch.where(ok, a.gamma * (ahead[ix, s] + lam * gain[ix, s]) - value[t], torch.zeros(n, device=dev))
        adv[t], use[t] = g, ok & mine[t]
        ahead[ix, s], gain[ix, s], known[ix, s] = value[t], g, True
    return adv.flatten(), use.flatten()


@torch.no_grad()
def told_targets(rs, lam):
    """What each seat's part of the win and margin came to, as seen from the seat that was asked: no discount."""
    seat, many, ended = (joined(rs, x) for x in ("seat", "many", "ended"))
    outcome, margin, shares, margins = (joined(rs, x) for x in ("outcome", "margin", "shares", "margins"))
    scale = net.margin_scale.clamp(min=1e-6)
    to, by = torch.zeros_like(outcome), torch.zeros_like(margin)
    known = torch.zeros_like(ended)
    next_to, next_by = outcome[-1], margin[-1]
    sure = torch.zeros(ended.shape[1], dtype=torch.bool, device=dev)
    for t in range(T - 1, -1, -1):
        if t + 1 < T:
            e = ended[t + 1][:, None]
            next_to = torch.where(e, shares[t + 1], next_to)
            next_by = torch.where(e, (margins[t + 1] / scale).clamp(-4, 4), next_by)
            sure = torch.ones_like(sure)
        to[t], by[t], known[t] = turned_back(next_to, seat[t], many[t]), turned_back(next_by, seat[t], many[t]), sure
        next_to, next_by = (1 - lam) * outcome[t] + lam * next_to, (1 - lam) * margin[t] + lam * next_by
    return to.flatten(0, 1), by.flatten(0, 1), known.flatten()


def learn(rs, far, it):
    """Goes through what was played, in small steps."""
    taught = rs[0].taught
    adv, use = advantages(rs, 1.0 if taught else a.lam)
    to, by, known = told_targets(rs, 0.95)
    obs, hid, counts, choice, logp, value, many = (joined(rs, x).flatten(0, 1) for x in ("obs", "hidden", "counts", "choice", "logp", "value", "many"))
    feats = torch.cat([r.feats[t] for t in range(T) for r in rs])
    start = counts.cumsum(0) - counts
    target = (value + adv).clamp(0, 1)
    usable = (use & known).nonzero().squeeze(1)
    mean, std = adv[usable].mean(), adv[usable].std()
    lr, ent = a.lr * max(0.03, 1 - far), a.entropy * max(0.05, 1 - far) ** 1.5
    for group in opt.param_groups:
        group["lr"] = lr
    sums, n = torch.zeros(7, device=dev), 0
    for _ in range(a.lessons if taught else a.epochs):
        order = usable[torch.randperm(len(usable), device=dev)]
        for k in range(0, len(order) - a.batch // 2, a.batch):
            b = order[k : k + a.batch]
            c = counts[b]
            rows = torch.repeat_interleave(torch.arange(len(b), device=dev), c)
            first = c.cumsum(0) - c
            which = start[b][rows] + torch.arange(len(rows), device=dev) - first[rows]
            out, v, shares, margins, bags = net(obs[b])
            lp = log_softmax(score(out, feats[which], rows), rows, len(b))
            mine = lp[first + choice[b]]
            ratio = (mine - logp[b]).exp()
            g = (adv[b] - mean) / (std + 1e-6)
            loss_p = -mine.mean() if taught else -torch.min(ratio * g, ratio.clamp(0.8, 1.2) * g).mean()
            loss_v = F.binary_cross_entropy_with_logits(v, target[b])
            entropy = -(torch.zeros(len(b), device=dev).scatter_add(0, rows, lp * lp.exp())).mean()
            loss_o = -(to[b] * chances(shares, many[b])).sum(1).mean()
            sits = SEAT[None, :] < many[b][:, None]
            loss_m = (F.smooth_l1_loss(margins, by[b], reduction="none") * sits).sum() / sits.sum() if float_scale > 0 else loss_o * 0
            loss_h = loss_o * 0
            if BAGS:
                held = hid[b].float()[:, bag_index] * ~bag_mask
                loss_h = -(held * torch.log_softmax(bags[:, bag_index].masked_fill(bag_mask, -1e9), 2)).sum() / held.sum().clamp(min=1)
            loss = loss_p + 0.7 * loss_v - (0 if taught else ent) * entropy + 0.5 * loss_o + 0.25 * loss_m + 0.25 * loss_h
            opt.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            opt.step()
            with torch.no_grad():
                pace = 0.02 if taught else 0.005
                torch._foreach_mul_(list(slow.parameters()), 1 - pace)
                torch._foreach_add_(list(slow.parameters()), [x.detach() for x in net.parameters()], alpha=pace)
                sums += torch.stack([x.detach() for x in (loss_p, loss_v, loss_o, loss_m, loss_h, entropy, (logp[b] - mine).mean())])
            n += 1
    return len(usable), lr, [round(x / max(1, n), 4) for x in sums.tolist()], n


seen_margins, float_scale = [], float(net.margin_scale)


def measure_margins(rs):
    """A margin is told in parts of what is usual: the spread of the first games that came to their end."""
    global float_scale
    if float_scale > 0:
        return
    many, ended, margins = (joined(rs, x) for x in ("many", "ended", "margins"))
    seen_margins.extend(margins[ended][:, 0].tolist())
    if len(seen_margins) >= 300:
        float_scale = max(0.5, float(np.std(seen_margins)))
        net.margin_scale.fill_(float_scale)


def copy_buffers():
    for x in ("mean", "scale", "margin_scale"):
        getattr(slow, x).copy_(getattr(net, x))


def save():
    copy_buffers()
    state = dict(mark=header["mark"], net=net.state_dict(), slow=slow.state_dict(), opt=opt.state_dict(), pool=pool, decisions=decisions, lived=lived, history=history, slices=slice_number)
    torch.save(state, STATE + ".new")
    os.replace(STATE + ".new", STATE)
    head = {**header, "decisions": decisions, "seconds": round(lived)}
    for write, name in ((write_served, "weights.json"), (write_half, "state.half")):
        write(slow, head, os.path.join(a.out, name + ".new"))
        os.replace(os.path.join(a.out, name + ".new"), os.path.join(a.out, name))
    with open(os.path.join(a.out, "history.json"), "w") as f:
        json.dump(history, f)


began, lived_before, saved_at, it = time.time(), lived, time.time(), 0
met = np.zeros((KINDS, 3))
begin()
while True:
    spent = time.time() - began
    if spent >= a.seconds or (a.end > 0 and time.time() >= a.end):
        break
    lived = lived_before + spent
    t0 = time.time()
    await_all()
    rs = rolls[now]
    t1 = time.time()
    if fresh and it == 0:
        x = joined(rs, "obs").flatten(0, 1)[::7].float()
        net.mean.copy_(x.mean(0))
        net.scale.copy_(1 / (x.std(0) + 0.1))
        copy_buffers()
    measure_margins(rs)
    teaching = fresh and spent < a.taught
    if pool:
        earlier.load_state_dict(random.choice(pool))
    skip = fresh and it == 0
    if a.apart:
        now = 1 - now
        begin()
    # A slice of its own begins with steps half as long as those of a fresh net.
    far = min(1.0, lived / a.until if a.until > 0 else (0 if fresh else 0.5) + (1 if fresh else 0.5) * spent / a.seconds)
    used, lr, losses, steps = (0, 0.0, [], 0) if skip else learn(rs, far, it)
    if dev == "cuda":
        torch.cuda.current_stream().synchronize()
    met = 0.97 * met + sum(r.met for r in rs)
    if not a.apart:
        begin()
    decisions += used
    it += 1
    if not teaching and it % 40 == 0:
        copy_buffers()
        pool.append({k: v.clone() for k, v in slow.state_dict().items()})
        if len(pool) > 8:
            pool.pop(random.randrange(len(pool) - 1))
    t2 = time.time()
    row = dict(it=it, taught=rs[0].taught, s=round(lived, 1), m=round(decisions / 1e6, 2), wait=round(t1 - t0, 2), learn=round(t2 - t1, 2), steps=steps, lr=round(lr, 6), losses=losses, faults=sum(r.faults for r in rs))
    row["against"] = {NAMES[k]: [round(float(met[k, 1] / max(1e-9, met[k, 1] + met[k, 2])), 3), int(met[k, 0])] for k in range(1, KINDS) if met[k, 0] >= 1}
    if it <= 3 or it % 10 == 0:
        print(json.dumps(row), flush=True)
        history.append(row)
    if time.time() - saved_at > a.save:
        save()
        saved_at = time.time()
lived = lived_before + time.time() - began
save()
print(json.dumps(dict(end=True, seconds=round(lived), decisions=decisions, a_second=round(decisions / max(1, lived)))), flush=True)
for q in procs:
    q.kill()
os._exit(0)
