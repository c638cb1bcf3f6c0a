#!/usr/bin/env python3
"""A bot of your own in Python, with nothing but the standard library.

It takes a seat in a Pesthouse over plain HTTP, hears the table line by line and answers.
README.md beside it says how to start it.
"""

import argparse
import json
import random
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def preference(move, view):
    """The part to make your own: how much we like a move. The highest wins, equals are drawn by lot.

    `move` is a flat dict with a "verb"; `view` is the whole position as our seat may know it.
    Look at both with --verbose. This bot only dislikes to stop early.
    """
    return -1 if re.match(r"done|stop|pass|end", move["verb"]) else 0


def choose(choices, lots):
    liked = [(preference(move, choices["view"]), move) for move in choices["moves"]]
    best = max(like for like, _ in liked)
    return lots.choice([move for like, move in liked if like == best])


# ---- Everything below speaks with the house. ----


class Refused(Exception):
    """The house said no: a status, a code for programs, a sentence for people."""

    def __init__(self, status, said):
        super().__init__(said.get("message", "the house said no"))
        self.status = status
        self.code = said.get("error")


def request(house, path, body=None, secret=None):
    headers = {}
    if body is not None:
        headers["content-type"] = "application/json"
    if secret is not None:
        headers["authorization"] = "Bearer " + secret
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.Request(house + path, data=data, headers=headers)


def said_by(error):
    try:
        return json.loads(error.read())
    except ValueError:
        return {}


def call(house, path, body=None, secret=None):
    """One call. Whoever asks too fast is told to wait, and waits."""
    while True:
        try:
            with urllib.request.urlopen(request(house, path, body, secret), timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                raise Refused(error.code, said_by(error)) from None
            time.sleep(float(error.headers.get("retry-after") or 1))


def lines_of(place, after):
    """The lines of a table, from the one after `after`. A house that is silent for a minute is a cut too: it beats every twenty seconds."""
    house, table, secret = place
    path = "/api/tables/%s/stream?after=%d" % (table, after)
    try:
        with urllib.request.urlopen(request(house, path, None, secret), timeout=60) as stream:
            for line in stream:
                yield json.loads(line)
    except urllib.error.HTTPError as error:
        raise Refused(error.code, said_by(error)) from None


def take_seat(given, wish):
    """A seat by what we were given: the link of a seat, the link of a table with an open seat, or only a house, where we lay a table of our own."""
    url = urllib.parse.urlsplit(given)
    house = "%s://%s" % (url.scheme, url.netloc)
    found = re.match(r"/(?:t|table)/([a-z0-9]+)", url.path)
    if found and url.fragment:
        return house, found.group(1), url.fragment
    if found:
        taken = call(house, "/api/tables/%s/sit" % found.group(1), {"name": wish.name})
        return house, found.group(1), taken["secret"]
    bots = [{"kind": "bot", "level": wish.against} for _ in range(wish.seats - 1)]
    seats = [{"kind": "person", "name": wish.name}] + bots
    laid = call(house, "/api/tables", {"game": wish.game, "name": "A bot of its own", "seats": seats})
    return house, laid["table"], laid["seats"][0]["secret"]


def act(place, lots, verbose):
    """Looks at what may be done now and does it.

    The position may have changed since the line that woke us: the house always answers with the present one.
    """
    house, table, secret = place
    path = "/api/tables/%s/moves" % table
    choices = call(house, path, None, secret)
    if not choices["moves"]:
        return
    move = choose(choices, lots)
    if verbose:
        print(json.dumps(move), "of", len(choices["moves"]), flush=True)
    try:
        # "at" names the decision, so that a late answer is refused instead of misunderstood.
        call(house, path, {"at": choices["at"], "move": move}, secret)
    except Refused as no:
        # 409: the table moved on while we thought. Its next line wakes us again.
        if no.status != 409:
            raise


def play(place, lots, verbose):
    """Plays to the end and gives the scores. `seen` counts what our seat was told: by it we come back after a cut."""
    house, table, secret = place
    seen, seat, wait = 0, -1, 0.25
    while True:
        try:
            for line in lines_of(place, seen):
                wait = 0.25
                kind = line["type"]
                if kind == "wrong":
                    raise Refused(400, line)
                if kind == "talk" and line["talk"]["kind"] == "ask-undo" and line["talk"]["seat"] != seat:
                    # Somebody asks to take a move back: we do not mind.
                    try:
                        call(house, "/api/tables/%s/answer" % table, {"proposal": line["talk"]["n"], "yes": True}, secret)
                    except Refused:
                        pass
                if kind not in ("here", "item"):
                    continue
                if kind == "here":
                    seat = line["seat"]
                item = line["item"]
                if item is not None:
                    seen = item["seq"]
                    if item["over"]:
                        return item["over"]
                deciding = (item or {}).get("deciding") or line.get("info", {}).get("deciding", [])
                if seat in deciding:
                    act(place, lots, verbose)
        except Refused as no:
            # A refusal would come again; everything else is a cut line.
            if no.status < 500:
                raise
        except (OSError, ValueError):
            pass
        print("The line is cut: trying again in %.2f s." % wait, file=sys.stderr, flush=True)
        time.sleep(wait)
        wait = min(15.0, wait * 2)


def main():
    parser = argparse.ArgumentParser(description="A bot of your own at a table of a Pesthouse.")
    parser.add_argument("where", nargs="?", default="http://localhost:4747", help="a house, the link of a seat, or the link of a table with an open seat")
    parser.add_argument("--game", default="newyork")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="greedy", help="the house's own bots: random, greedy, novice, fair, good, master")
    parser.add_argument("--name", default="Viper")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    wish = parser.parse_args()
    place = take_seat(wish.where, wish)
    print("Watch: %s/table/%s" % (place[0], place[1]), flush=True)
    for score in play(place, random.Random(wish.seed), wish.verbose):
        print("seat %d: place %d, score %s" % (score["seat"] + 1, score["rank"], score["score"]), flush=True)


if __name__ == "__main__":
    main()
