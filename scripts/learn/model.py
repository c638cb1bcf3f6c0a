"""The net: what is seen, a few layers, and its heads; and how it is written down."""
import base64
import json

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F


LEVELS = 63


class Net(nn.Module):
    """Heads: a number for every feature of a move; the chance to win as learning wants it (a win soon is worth more);
    every seat's part of the win and its margin, as people are told; and what lies in the bags that are hidden."""

    def __init__(self, facts, hidden, layers, neck):
        super().__init__()
        self.seats, self.bags = facts["seats"], facts["bags"]
        self.register_buffer("mean", torch.zeros(facts["size"]))
        self.register_buffer("scale", torch.ones(facts["size"]))
        self.register_buffer("margin_scale", torch.zeros(()))
        self.first = nn.Linear(facts["size"], hidden)
        self.more = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(layers - 1))
        self.neck = nn.Linear(hidden, neck)
        self.out = nn.Linear(neck, facts["features"])
        self.heads = nn.Linear(hidden, 1 + 2 * self.seats + sum(self.bags))
        nn.init.normal_(self.out.weight, std=0.01)
        nn.init.zeros_(self.out.bias)
        nn.init.normal_(self.heads.weight, std=0.01)
        nn.init.zeros_(self.heads.bias)

    def forward(self, x):
        h = F.relu(self.first((x.float() - self.mean) * self.scale))
        for layer in self.more:
            h = h + F.relu(layer(h))
        told = self.heads(h)
        s = self.seats
        return self.out(F.relu(self.neck(h))), told[:, 0], told[:, 1 : 1 + s], told[:, 1 + s : 1 + 2 * s], told[:, 1 + 2 * s :]


def layers_of(net):
    """Every layer by name with the rows that share a scale: of the first, what standardises is worked in and a row is an input."""
    weight = net.first.weight.detach().float().cpu().numpy()
    scale, mean = net.scale.cpu().numpy(), net.mean.cpu().numpy()
    first = (weight * scale[None, :]).T
    bias = net.first.bias.detach().float().cpu().numpy() - mean @ first
    yield "first", first, bias
    for name, layer in [(f"more{i}", x) for i, x in enumerate(net.more)] + [("neck", net.neck), ("out", net.out), ("heads", net.heads)]:
        yield name, layer.weight.detach().float().cpu().numpy(), layer.bias.detach().float().cpu().numpy()


def rounded(rows):
    """Whole numbers from -63 to 63 and what each row is to be multiplied by: half the steps of a byte lose nothing that shows, and pack a tenth smaller."""
    step = np.maximum(np.abs(rows).max(1), 1e-8) / LEVELS
    return np.clip(np.rint(rows / step[:, None]), -LEVELS, LEVELS).astype(np.int8), step.astype(np.float32)


def as_text(whole):
    """One letter a number, the commonest first, so that packing makes little of them; the backslash is left out."""
    z = whole.astype(np.int32).ravel()
    code = np.where(z >= 0, 2 * z, -2 * z - 1) + 35
    return "".join(map(chr, np.where(code >= 92, code + 1, code)))


def as_served(net, header):
    """The weights as a page loads them: int8 with a scale a row."""
    layers = []
    for name, rows, bias in layers_of(net):
        whole, step = rounded(rows)
        floats = base64.b64encode(np.concatenate([step, bias]).astype("<f4").tobytes()).decode()
        layers.append(dict(name=name, rows=rows.shape[0], columns=rows.shape[1], floats=floats, weights=as_text(whole)))
    return {**header, "seats": net.seats, "bags": net.bags, "marginScale": float(net.margin_scale), "layers": layers}


def write_served(net, header, path):
    with open(path, "w", encoding="utf-8") as f:
        json.dump(as_served(net, header), f, separators=(",", ":"), ensure_ascii=False)
        f.write("\n")


def write_half(net, header, path):
    """What learning goes on from: every number as half a float."""
    state = net.state_dict()
    head = json.dumps({**header, "seats": net.seats, "bags": net.bags, "tensors": [[k, list(v.shape)] for k, v in state.items()]}).encode()
    with open(path, "wb") as f:
        f.write(len(head).to_bytes(4, "little") + head)
        for v in state.values():
            f.write(v.detach().float().cpu().numpy().astype(np.float16).tobytes())


def rebuilt(head, state):
    """The net of a state, of the shape that its tensors have."""
    facts = dict(size=len(state["mean"]), features=len(state["out.bias"]), seats=head["seats"], bags=head["bags"])
    net = Net(facts, len(state["first.bias"]), 1 + sum(k.startswith("more") and k.endswith("bias") for k in state), len(state["neck.bias"]))
    net.load_state_dict(state)
    return net


def read_half(path):
    with open(path, "rb") as f:
        raw = f.read()
    n = int.from_bytes(raw[:4], "little")
    head, at, state = json.loads(raw[4 : 4 + n]), 4 + n, {}
    for name, shape in head["tensors"]:
        many = int(np.prod(shape)) if shape else 1
        state[name] = torch.from_numpy(np.frombuffer(raw, np.float16, many, at).astype(np.float32).reshape(shape))
        at += 2 * many
    return head, state
