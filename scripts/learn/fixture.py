"""A small net with weights by lot and what PyTorch says of some positions, for the test of the net in TypeScript: python3 fixture.py FILE"""
import json
import sys

import numpy as np
import torch

from model import Net, as_served, layers_of, rounded

torch.manual_seed(7)
facts = dict(size=24, features=30, seats=3, bags=[4, 2])
net = Net(facts, 16, 3, 8)
with torch.no_grad():
    for x in net.parameters():
        x.copy_(torch.randn_like(x) * 0.4)
    net.mean.copy_(torch.rand(24) * 3)
    net.scale.copy_(torch.rand(24) + 0.2)
    net.margin_scale.fill_(2.5)
    served = as_served(net, dict(game="fixture", rules="1", mark="f", commit="", decisions=0, seconds=0))
    # What is served is rounded: PyTorch is asked with the rounded numbers.
    (_, first, bias), *rest = list(layers_of(net))
    whole, step = rounded(first)
    net.first.weight.copy_(torch.from_numpy((whole * step[:, None]).T.copy()))
    net.first.bias.copy_(torch.from_numpy(bias))
    net.mean.zero_()
    net.scale.fill_(1)
    for (_, rows, _), layer in zip(rest, [*net.more, net.neck, net.out, net.heads]):
        whole, step = rounded(rows)
        layer.weight.copy_(torch.from_numpy(whole * step[:, None]))
    seen = (torch.rand(8, 24) * 9).to(torch.uint8) * (torch.rand(8, 24) > 0.4)
    out, value, shares, margins, bags = net(seen)
    said = dict(features=out.tolist(), chance=torch.sigmoid(value).tolist(), shares=torch.softmax(shares, 1).tolist(), margins=(margins * 2.5).tolist(), bags=[torch.softmax(x, 1).tolist() for x in bags.split(facts["bags"], 1)])
with open(sys.argv[1], "w", encoding="utf-8") as f:
    json.dump(dict(weights=served, seen=seen.tolist(), said=said), f, ensure_ascii=False)
    f.write("\n")
