"""Weights as they are served, from a state in half floats: python3 served.py STATE WEIGHTS"""
import sys

from model import read_half, rebuilt, write_served

head, state = read_half(sys.argv[1])
net = rebuilt(head, state)
write_served(net, {k: v for k, v in head.items() if k not in ("tensors", "seats", "bags")}, sys.argv[2])
