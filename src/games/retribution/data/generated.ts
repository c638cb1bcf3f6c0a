/** The data of `retribution.json`, generated from it by `npm run generate`. */
export const format = "plg-data/1" as const;
export const game = {
  "id": "retribution",
  "title": "PLAGUE: Divine Retribution",
  "designer": "Wyatt Lardie",
  "artist": "Andy Shaw",
  "totalCards": 216,
  "players": {
    "min": 2,
    "max": 5,
    "source": "reconstructed",
    "reason": "35 Rats / 7 = 5 and 15 Filth / 3 = 5; Persecute needs an opponent"
  },
  "minutes": {
    "2": 30,
    "3": 40,
    "4": 50,
    "5": 60,
    "source": "reconstructed"
  }
} as const;
export const note = "Card names and copy counts come from the rulebook; no public source for card faces was found, so every number and effect text marked reconstructed is our own design, tuned by simulation." as const;
export const effectSchema = {
  "tag": "kind",
  "shapes": {
    "played": {
      "kinds": [
        "normal",
        "persecute",
        "repent"
      ],
      "fields": "clause, kind, when, condition (only with conditionMet), ops"
    },
    "chronic": {
      "kinds": [
        "chronic"
      ],
      "fields": "clause, kind, phase, ops"
    }
  },
  "kinds": {
    "normal": "works only when the card is played in its owner's Spread Phase",
    "persecute": "as normal, but against one chosen opponent who may Repent",
    "repent": "works only when the card is played as a Repent response",
    "chronic": "may be activated once per turn in the named phase while controlled"
  },
  "when": {
    "immediate": "PLG-SPR-05",
    "conditionMet": "PLG-CON-02",
    "endPhase": "PLG-CON-05"
  },
  "phase": {
    "spread": "PLG-CHR-06",
    "infect": "PLG-CHR-07",
    "end": "PLG-CHR-08"
  },
  "ops": {
    "draw": {
      "args": "n",
      "clause": "PLG-OPS-01"
    },
    "gain": {
      "args": "n",
      "clause": "PLG-OPS-02"
    },
    "recruit": {
      "args": "from, upTo",
      "clause": "PLG-OPS-03"
    },
    "drawFromDiscard": {
      "args": "n",
      "clause": "PLG-OPS-04"
    },
    "pit": {
      "args": "from[], upTo, then?, perCard?",
      "clause": "PLG-OPS-05"
    },
    "pitLineup": {
      "args": "may, then",
      "clause": "PLG-OPS-06"
    },
    "pitSelf": {
      "args": "",
      "clause": "PLG-OPS-07"
    },
    "discardOwn": {
      "args": "n",
      "clause": "PLG-OPS-08"
    },
    "gainPerSuitInDiscard": {
      "args": "per, max",
      "clause": "PLG-OPS-09"
    },
    "mimic": {
      "args": "upTo",
      "clause": "PLG-OPS-10"
    },
    "discountNextInfect": {
      "args": "n, min",
      "clause": "PLG-OPS-11"
    },
    "extraEndDraw": {
      "args": "n",
      "clause": "PLG-OPS-12"
    },
    "penance": {
      "args": "to[] (destination of each drawn Penance card in draw order)",
      "clause": "PLG-OPS-13"
    },
    "victimDiscard": {
      "args": "n, handAtLeast",
      "clause": "PLG-OPS-14"
    },
    "victimDiscardChronic": {
      "args": "n, else",
      "clause": "PLG-OPS-15"
    }
  },
  "conditions": {
    "control": "{ suit?, title?, another? }: true while the owner controls at least one card that matches; another = a different card on the table",
    "clause": "PLG-CON-03"
  },
  "choice": "upTo = the chooser may pick 0..upTo; n = exactly n, or as many as possible; may = true: the whole operation may be declined, false: it may not",
  "source": "reconstructed"
} as const;
export const suits = [
  {
    "id": "ale",
    "name": "Ale",
    "kingdom": true,
    "identity": "Draw: more cards, and pairs of Ale cards feed each other",
    "color": "#C98A1B",
    "ink": "#3A2503",
    "icon": "tankard",
    "source": "rulebook",
    "fieldSources": {
      "name": "rulebook",
      "identity": "reconstructed",
      "color": "reconstructed",
      "icon": "reconstructed"
    }
  },
  {
    "id": "daggers",
    "name": "Daggers",
    "kingdom": true,
    "identity": "Persecute: attacks on one opponent, paid with plain Contagions",
    "color": "#8E2430",
    "ink": "#FFF1EC",
    "icon": "crossed daggers",
    "source": "rulebook",
    "fieldSources": {
      "name": "rulebook",
      "identity": "reconstructed",
      "color": "reconstructed",
      "icon": "reconstructed"
    }
  },
  {
    "id": "bones",
    "name": "Bones",
    "kingdom": true,
    "identity": "Discard pile: Recruit, fetch back and count what lies there",
    "color": "#CFC7B0",
    "ink": "#2A261C",
    "icon": "skull and long bone",
    "source": "rulebook",
    "fieldSources": {
      "name": "rulebook",
      "identity": "reconstructed",
      "color": "reconstructed",
      "icon": "reconstructed"
    }
  },
  {
    "id": "torches",
    "name": "Torches",
    "kingdom": true,
    "identity": "Smoke out: clear Lineup cards or cards of your own hand for Contagions",
    "color": "#D8561F",
    "ink": "#2B0D02",
    "icon": "flame",
    "source": "rulebook",
    "fieldSources": {
      "name": "rulebook",
      "identity": "reconstructed",
      "color": "reconstructed",
      "icon": "reconstructed"
    }
  },
  {
    "id": "hire",
    "name": "For Hire",
    "kingdom": true,
    "identity": "Services: clean your deck, copy other cards",
    "color": "#5B6F7A",
    "ink": "#F2F6F7",
    "icon": "coin purse",
    "source": "rulebook",
    "fieldSources": {
      "name": "rulebook",
      "identity": "reconstructed",
      "color": "reconstructed",
      "icon": "reconstructed"
    }
  },
  {
    "id": "festering",
    "name": "Festering",
    "kingdom": false,
    "identity": "Starter decks and the free Rat King",
    "color": "#5E7A2C",
    "ink": "#F4F8E6",
    "icon": "rat",
    "source": "rulebook",
    "fieldSources": {
      "name": "rulebook",
      "identity": "reconstructed",
      "color": "reconstructed",
      "icon": "reconstructed"
    }
  },
  {
    "id": "nobility",
    "name": "Nobility",
    "kingdom": false,
    "identity": "Big goals with Notoriety",
    "color": "#5A2E73",
    "ink": "#F7EDFF",
    "icon": "crown",
    "source": "rulebook",
    "fieldSources": {
      "name": "rulebook",
      "identity": "reconstructed",
      "color": "reconstructed",
      "icon": "reconstructed"
    }
  }
] as const;
export const faces = [
  {
    "id": "rat",
    "order": 0,
    "name": "Festering Rat",
    "title": "Rat",
    "suit": "festering",
    "group": "festering",
    "copies": 35,
    "resistance": 0,
    "notoriety": null,
    "baseContagions": 1,
    "chronic": false,
    "keywords": [],
    "text": "",
    "effects": [],
    "clauses": [
      "PLG-FES-01"
    ],
    "flavour": "Small, hungry and everywhere.",
    "art": "single rat in profile on a barrel rim",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "filth",
    "order": 1,
    "name": "Festering Filth",
    "title": "Filth",
    "suit": "festering",
    "group": "festering",
    "copies": 15,
    "resistance": 0,
    "notoriety": null,
    "baseContagions": 0,
    "chronic": false,
    "keywords": [],
    "text": "",
    "effects": [],
    "clauses": [
      "PLG-FES-02"
    ],
    "flavour": "Nobody swept. Nobody ever sweeps.",
    "art": "overturned bucket and a green puddle",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "rat_king",
    "order": 2,
    "name": "Festering Rat King",
    "title": "Rat King",
    "suit": "festering",
    "group": "festering",
    "copies": 15,
    "resistance": 1,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [],
    "text": "",
    "effects": [],
    "clauses": [
      "PLG-FES-03"
    ],
    "flavour": "Many tails, one will.",
    "art": "knot of five rats wearing one crooked crown",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "ale_peasant",
    "order": 3,
    "name": "Peasant of Ale",
    "title": "Peasant",
    "suit": "ale",
    "group": "kingdom",
    "copies": 10,
    "resistance": 2,
    "notoriety": null,
    "baseContagions": 1,
    "chronic": false,
    "keywords": [
      "Draw"
    ],
    "text": "If you control another Ale card, draw 1 card.",
    "effects": [
      {
        "clause": "PLG-ALE-01",
        "kind": "normal",
        "when": "conditionMet",
        "condition": {
          "control": {
            "suit": "ale",
            "another": true
          }
        },
        "ops": [
          {
            "op": "draw",
            "n": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-ALE-01"
    ],
    "flavour": "One cup is thirst. Two cups is company.",
    "art": "farmhand raising a mug",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "ale_knight",
    "order": 4,
    "name": "Knight of Ale",
    "title": "Knight",
    "suit": "ale",
    "group": "kingdom",
    "copies": 8,
    "resistance": 6,
    "notoriety": null,
    "baseContagions": 0,
    "chronic": false,
    "keywords": [
      "Repent",
      "Draw"
    ],
    "text": "Draw 2 cards.\nRepent: Draw 1 card.",
    "effects": [
      {
        "clause": "PLG-ALE-02",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "draw",
            "n": 2
          }
        ]
      },
      {
        "clause": "PLG-ALE-03",
        "kind": "repent",
        "when": "immediate",
        "ops": [
          {
            "op": "draw",
            "n": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-ALE-02",
      "PLG-ALE-03"
    ],
    "flavour": "He swore off drink at dawn. It is now noon.",
    "art": "armoured rider with a tankard for a helm crest",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "rulebook",
      "note": "sample Repent text of the rulebook (L119-120); which card carries it is reconstructed"
    }
  },
  {
    "id": "ale_priest",
    "order": 5,
    "name": "Priest of Ale",
    "title": "Priest",
    "suit": "ale",
    "group": "kingdom",
    "copies": 5,
    "resistance": 7,
    "notoriety": null,
    "baseContagions": null,
    "chronic": true,
    "keywords": [
      "Chronic",
      "Draw"
    ],
    "text": "Chronic — Spread Phase: Draw 1 card, then discard 1 card from your hand.",
    "effects": [
      {
        "clause": "PLG-ALE-04",
        "kind": "chronic",
        "phase": "spread",
        "ops": [
          {
            "op": "draw",
            "n": 1
          },
          {
            "op": "discardOwn",
            "n": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-ALE-04"
    ],
    "flavour": "The cellar is always open.",
    "art": "cellarer with a ring of keys among casks",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "rulebook",
      "effects": "reconstructed"
    }
  },
  {
    "id": "daggers_peasant",
    "order": 6,
    "name": "Peasant of Daggers",
    "title": "Peasant",
    "suit": "daggers",
    "group": "kingdom",
    "copies": 10,
    "resistance": 3,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Persecute"
    ],
    "text": "Persecute: If the opponent has 4 or more cards in hand, they discard 1 card of their choice.",
    "effects": [
      {
        "clause": "PLG-DAG-01",
        "kind": "persecute",
        "when": "immediate",
        "ops": [
          {
            "op": "victimDiscard",
            "n": 1,
            "handAtLeast": 4
          }
        ]
      }
    ],
    "clauses": [
      "PLG-DAG-01"
    ],
    "flavour": "Rumour is the cheapest blade in the market.",
    "art": "hooded figure with a kitchen knife behind the back",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "daggers_knight",
    "order": 7,
    "name": "Knight of Daggers",
    "title": "Knight",
    "suit": "daggers",
    "group": "kingdom",
    "copies": 8,
    "resistance": 5,
    "notoriety": null,
    "baseContagions": 4,
    "chronic": false,
    "keywords": [
      "Persecute",
      "Recruit",
      "Draw"
    ],
    "text": "Persecute: The opponent draws 1 Penance card and Recruits it.",
    "effects": [
      {
        "clause": "PLG-DAG-02",
        "kind": "persecute",
        "when": "immediate",
        "ops": [
          {
            "op": "penance",
            "to": [
              "recruit"
            ]
          }
        ]
      }
    ],
    "clauses": [
      "PLG-DAG-02"
    ],
    "flavour": "The writ was short. The sentence was not.",
    "art": "knight holding two crossed daggers over a sealed writ",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "rulebook",
      "note": "sample Persecute text of the rulebook (L117); which card carries it is reconstructed"
    }
  },
  {
    "id": "daggers_priest",
    "order": 8,
    "name": "Priest of Daggers",
    "title": "Priest",
    "suit": "daggers",
    "group": "kingdom",
    "copies": 5,
    "resistance": 8,
    "notoriety": null,
    "baseContagions": 4,
    "chronic": false,
    "keywords": [
      "Persecute",
      "Recruit",
      "Draw"
    ],
    "text": "Persecute: The opponent discards 1 Chronic card they control. If they control none, they draw 2 Penance cards, Recruit the first and discard the second.",
    "effects": [
      {
        "clause": "PLG-DAG-03",
        "kind": "persecute",
        "when": "immediate",
        "ops": [
          {
            "op": "victimDiscardChronic",
            "n": 1,
            "else": [
              {
                "op": "penance",
                "to": [
                  "recruit",
                  "discard"
                ]
              }
            ]
          }
        ]
      }
    ],
    "clauses": [
      "PLG-DAG-03"
    ],
    "flavour": "The ledger forgets nothing.",
    "art": "robed judge with a dagger as a bookmark in a ledger",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "bones_peasant",
    "order": 9,
    "name": "Peasant of Bones",
    "title": "Peasant",
    "suit": "bones",
    "group": "kingdom",
    "copies": 10,
    "resistance": 3,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Recruit"
    ],
    "text": "You may Recruit 1 card from your discard pile.",
    "effects": [
      {
        "clause": "PLG-BON-01",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "recruit",
            "from": "discard",
            "upTo": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-BON-01"
    ],
    "flavour": "She digs by moonlight and asks no names.",
    "art": "gravedigger leaning on a spade",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "bones_knight",
    "order": 10,
    "name": "Knight of Bones",
    "title": "Knight",
    "suit": "bones",
    "group": "kingdom",
    "copies": 8,
    "resistance": 5,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Draw"
    ],
    "text": "Draw 1 card of your choice from your discard pile.",
    "effects": [
      {
        "clause": "PLG-BON-02",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "drawFromDiscard",
            "n": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-BON-02"
    ],
    "flavour": "Buried on Monday. Back on patrol by Thursday.",
    "art": "skeletal rider under a torn banner",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "bones_priest",
    "order": 11,
    "name": "Priest of Bones",
    "title": "Priest",
    "suit": "bones",
    "group": "kingdom",
    "copies": 5,
    "resistance": 7,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Repent",
      "Recruit"
    ],
    "text": "Gain 1 Contagion for each different suit in your discard pile, up to 5.\nRepent: During your End Phase, you may Recruit 1 card from your discard pile.",
    "effects": [
      {
        "clause": "PLG-BON-03",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "gainPerSuitInDiscard",
            "per": 1,
            "max": 5
          }
        ]
      },
      {
        "clause": "PLG-BON-04",
        "kind": "repent",
        "when": "endPhase",
        "ops": [
          {
            "op": "recruit",
            "from": "discard",
            "upTo": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-BON-03",
      "PLG-BON-04"
    ],
    "flavour": "In the ossuary, every rank is equal.",
    "art": "keeper of an ossuary wall, skulls in seven niches",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "torches_peasant",
    "order": 12,
    "name": "Peasant of Torches",
    "title": "Peasant",
    "suit": "torches",
    "group": "kingdom",
    "copies": 10,
    "resistance": 2,
    "notoriety": null,
    "baseContagions": 1,
    "chronic": false,
    "keywords": [
      "Plague Pit",
      "Lineup"
    ],
    "text": "You may send 1 card in the Lineup to the Plague Pit. If you do, gain 1 Contagion.",
    "effects": [
      {
        "clause": "PLG-TOR-01",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "pitLineup",
            "may": true,
            "then": [
              {
                "op": "gain",
                "n": 1
              }
            ]
          }
        ]
      }
    ],
    "clauses": [
      "PLG-TOR-01"
    ],
    "flavour": "Smoke was said to clean the air.",
    "art": "villager with a smoking herb torch",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "torches_knight",
    "order": 13,
    "name": "Knight of Torches",
    "title": "Knight",
    "suit": "torches",
    "group": "kingdom",
    "copies": 8,
    "resistance": 6,
    "notoriety": null,
    "baseContagions": 4,
    "chronic": false,
    "keywords": [
      "Plague Pit"
    ],
    "text": "You may send 1 card from your hand to the Plague Pit. If you do, gain 2 Contagions.",
    "effects": [
      {
        "clause": "PLG-TOR-02",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "pit",
            "from": [
              "hand"
            ],
            "upTo": 1,
            "then": [
              {
                "op": "gain",
                "n": 2
              }
            ]
          }
        ]
      }
    ],
    "clauses": [
      "PLG-TOR-02"
    ],
    "flavour": "Juniper smoke in every stairwell, by order.",
    "art": "knight carrying a smoking brazier on a lance",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "torches_priest",
    "order": 14,
    "name": "Priest of Torches",
    "title": "Priest",
    "suit": "torches",
    "group": "kingdom",
    "copies": 5,
    "resistance": 7,
    "notoriety": null,
    "baseContagions": null,
    "chronic": true,
    "keywords": [
      "Chronic",
      "Plague Pit",
      "Lineup"
    ],
    "text": "Chronic — Infect Phase: Send 1 card in the Lineup to the Plague Pit to gain 2 Contagions.",
    "effects": [
      {
        "clause": "PLG-TOR-03",
        "kind": "chronic",
        "phase": "infect",
        "ops": [
          {
            "op": "pitLineup",
            "may": false,
            "then": [
              {
                "op": "gain",
                "n": 2
              }
            ]
          }
        ]
      }
    ],
    "clauses": [
      "PLG-TOR-03"
    ],
    "flavour": "A light for every dark street.",
    "art": "robed figure with a brazier on a chain",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "rulebook",
      "effects": "reconstructed"
    }
  },
  {
    "id": "hire_collector",
    "order": 15,
    "name": "Body Collector for Hire",
    "title": "Body Collector",
    "suit": "hire",
    "group": "kingdom",
    "copies": 15,
    "resistance": 3,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Plague Pit"
    ],
    "text": "During your End Phase, you may send 1 card from your hand or discard pile to the Plague Pit.",
    "effects": [
      {
        "clause": "PLG-HIR-01",
        "kind": "normal",
        "when": "endPhase",
        "ops": [
          {
            "op": "pit",
            "from": [
              "hand",
              "discard"
            ],
            "upTo": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-HIR-01"
    ],
    "flavour": "Paid by the cartload.",
    "art": "hand-cart with a bell and a lantern",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "hire_fool",
    "order": 16,
    "name": "Fool for Hire",
    "title": "Fool",
    "suit": "hire",
    "group": "kingdom",
    "copies": 8,
    "resistance": 4,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Repent",
      "Draw"
    ],
    "text": "You may choose another card you control that is not Chronic and not a Fool: use its immediate effect.\nRepent: Draw 1 card, then discard 1 card from your hand.",
    "effects": [
      {
        "clause": "PLG-HIR-02",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "mimic",
            "upTo": 1
          }
        ]
      },
      {
        "clause": "PLG-HIR-03",
        "kind": "repent",
        "when": "immediate",
        "ops": [
          {
            "op": "draw",
            "n": 1
          },
          {
            "op": "discardOwn",
            "n": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-HIR-02",
      "PLG-HIR-03"
    ],
    "flavour": "He does a very good impression of you.",
    "art": "jester holding a mask of another card",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "hire_doctor",
    "order": 17,
    "name": "Plague Doctor for Hire",
    "title": "Plague Doctor",
    "suit": "hire",
    "group": "kingdom",
    "copies": 5,
    "resistance": 8,
    "notoriety": null,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Repent",
      "Plague Pit",
      "Draw"
    ],
    "text": "Send up to 2 cards from your hand and/or discard pile to the Plague Pit. Draw 1 card for each.\nRepent: During your End Phase, you may send 1 card from your hand or discard pile to the Plague Pit.",
    "effects": [
      {
        "clause": "PLG-HIR-04",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "pit",
            "from": [
              "hand",
              "discard"
            ],
            "upTo": 2,
            "perCard": [
              {
                "op": "draw",
                "n": 1
              }
            ]
          }
        ]
      },
      {
        "clause": "PLG-HIR-05",
        "kind": "repent",
        "when": "endPhase",
        "ops": [
          {
            "op": "pit",
            "from": [
              "hand",
              "discard"
            ],
            "upTo": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-HIR-04",
      "PLG-HIR-05"
    ],
    "flavour": "The beak is full of lavender. It does not help.",
    "art": "beaked mask, lantern and cane",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "prince",
    "order": 18,
    "name": "Prince of Nobility",
    "title": "Prince",
    "suit": "nobility",
    "group": "nobility",
    "copies": 1,
    "resistance": 8,
    "notoriety": 1,
    "baseContagions": 3,
    "chronic": false,
    "keywords": [],
    "text": "If you control a Knight, gain 2 Contagions.",
    "effects": [
      {
        "clause": "PLG-NOB-01",
        "kind": "normal",
        "when": "conditionMet",
        "condition": {
          "control": {
            "title": "Knight"
          }
        },
        "ops": [
          {
            "op": "gain",
            "n": 2
          }
        ]
      }
    ],
    "clauses": [
      "PLG-NOB-01"
    ],
    "flavour": "He rides out. Something rides back with him.",
    "art": "young rider with an open visor",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "princess",
    "order": 19,
    "name": "Princess of Nobility",
    "title": "Princess",
    "suit": "nobility",
    "group": "nobility",
    "copies": 1,
    "resistance": 10,
    "notoriety": 2,
    "baseContagions": 2,
    "chronic": false,
    "keywords": [
      "Repent",
      "Draw"
    ],
    "text": "Draw 2 cards.\nRepent: Draw 1 card.",
    "effects": [
      {
        "clause": "PLG-NOB-02",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "draw",
            "n": 2
          }
        ]
      },
      {
        "clause": "PLG-NOB-03",
        "kind": "repent",
        "when": "immediate",
        "ops": [
          {
            "op": "draw",
            "n": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-NOB-02",
      "PLG-NOB-03"
    ],
    "flavour": "The ball went on past midnight.",
    "art": "masked dancer with a fan",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "queen",
    "order": 20,
    "name": "Queen of Nobility",
    "title": "Queen",
    "suit": "nobility",
    "group": "nobility",
    "copies": 1,
    "resistance": 12,
    "notoriety": 3,
    "baseContagions": null,
    "chronic": true,
    "keywords": [
      "Chronic",
      "Lineup"
    ],
    "text": "Chronic — Infect Phase: The next Lineup or Nobility card you Infect this phase costs 3 Contagions fewer, but at least 1.",
    "effects": [
      {
        "clause": "PLG-NOB-04",
        "kind": "chronic",
        "phase": "infect",
        "ops": [
          {
            "op": "discountNextInfect",
            "n": 3,
            "min": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-NOB-04"
    ],
    "flavour": "Every door opens for her.",
    "art": "enthroned queen with an hourglass",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "rulebook",
      "effects": "reconstructed"
    }
  },
  {
    "id": "bishop",
    "order": 21,
    "name": "Bishop of Nobility",
    "title": "Bishop",
    "suit": "nobility",
    "group": "nobility",
    "copies": 1,
    "resistance": 8,
    "notoriety": 1,
    "baseContagions": 3,
    "chronic": false,
    "keywords": [
      "Plague Pit"
    ],
    "text": "Send up to 2 cards from your hand and/or discard pile to the Plague Pit.",
    "effects": [
      {
        "clause": "PLG-NOB-05",
        "kind": "normal",
        "when": "immediate",
        "ops": [
          {
            "op": "pit",
            "from": [
              "hand",
              "discard"
            ],
            "upTo": 2
          }
        ]
      }
    ],
    "clauses": [
      "PLG-NOB-05"
    ],
    "flavour": "The burial rolls grow longer every day.",
    "art": "old figure bent over a burial ledger",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "cardinal",
    "order": 22,
    "name": "Cardinal of Nobility",
    "title": "Cardinal",
    "suit": "nobility",
    "group": "nobility",
    "copies": 1,
    "resistance": 10,
    "notoriety": 2,
    "baseContagions": 4,
    "chronic": false,
    "keywords": [
      "Persecute",
      "Recruit",
      "Draw"
    ],
    "text": "Persecute: The opponent draws 2 Penance cards, Recruits the first and discards the second.",
    "effects": [
      {
        "clause": "PLG-NOB-06",
        "kind": "persecute",
        "when": "immediate",
        "ops": [
          {
            "op": "penance",
            "to": [
              "recruit",
              "discard"
            ]
          }
        ]
      }
    ],
    "clauses": [
      "PLG-NOB-06"
    ],
    "flavour": "The council sat until the candles died.",
    "art": "figure in a wide red hat with a wax seal",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "pope",
    "order": 23,
    "name": "Pope of Nobility",
    "title": "Pope",
    "suit": "nobility",
    "group": "nobility",
    "copies": 1,
    "resistance": 12,
    "notoriety": 3,
    "baseContagions": null,
    "chronic": true,
    "keywords": [
      "Chronic",
      "Draw"
    ],
    "text": "Chronic — End Phase: Draw 1 additional card this End Phase.",
    "effects": [
      {
        "clause": "PLG-NOB-07",
        "kind": "chronic",
        "phase": "end",
        "ops": [
          {
            "op": "extraEndDraw",
            "n": 1
          }
        ]
      }
    ],
    "clauses": [
      "PLG-NOB-07"
    ],
    "flavour": "He sits between two fires and waits.",
    "art": "seated figure between two braziers",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "rulebook",
      "effects": "reconstructed"
    }
  },
  {
    "id": "king",
    "order": 24,
    "name": "King of Nobility",
    "title": "King",
    "suit": "nobility",
    "group": "nobility",
    "copies": 1,
    "resistance": 15,
    "notoriety": 5,
    "baseContagions": 0,
    "chronic": false,
    "keywords": [],
    "text": "The End Times begin when the King is Infected.",
    "effects": [],
    "clauses": [
      "PLG-NOB-08"
    ],
    "flavour": "Long live the king, they said.",
    "art": "cracked crown over an empty throne",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "penance_1",
    "order": 25,
    "name": "Penance I",
    "title": "Penance I",
    "suit": null,
    "group": "penance",
    "copies": 12,
    "resistance": -1,
    "notoriety": null,
    "baseContagions": -1,
    "chronic": false,
    "keywords": [
      "Plague Pit"
    ],
    "text": "During your End Phase, send this card to the Plague Pit.",
    "effects": [
      {
        "clause": "PLG-PEN-01",
        "kind": "normal",
        "when": "endPhase",
        "ops": [
          {
            "op": "pitSelf"
          }
        ]
      }
    ],
    "clauses": [
      "PLG-PEN-01"
    ],
    "flavour": "A candle.",
    "art": "one candle",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "penance_2",
    "order": 26,
    "name": "Penance II",
    "title": "Penance II",
    "suit": null,
    "group": "penance",
    "copies": 8,
    "resistance": -2,
    "notoriety": null,
    "baseContagions": -2,
    "chronic": false,
    "keywords": [
      "Plague Pit"
    ],
    "text": "During your End Phase, send this card to the Plague Pit.",
    "effects": [
      {
        "clause": "PLG-PEN-02",
        "kind": "normal",
        "when": "endPhase",
        "ops": [
          {
            "op": "pitSelf"
          }
        ]
      }
    ],
    "clauses": [
      "PLG-PEN-02"
    ],
    "flavour": "A fast.",
    "art": "empty bowl and two candles",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  },
  {
    "id": "penance_3",
    "order": 27,
    "name": "Penance III",
    "title": "Penance III",
    "suit": null,
    "group": "penance",
    "copies": 4,
    "resistance": -3,
    "notoriety": null,
    "baseContagions": -3,
    "chronic": false,
    "keywords": [
      "Plague Pit"
    ],
    "text": "During your End Phase, send this card to the Plague Pit.",
    "effects": [
      {
        "clause": "PLG-PEN-03",
        "kind": "normal",
        "when": "endPhase",
        "ops": [
          {
            "op": "pitSelf"
          }
        ]
      }
    ],
    "clauses": [
      "PLG-PEN-03"
    ],
    "flavour": "A long walk, barefoot.",
    "art": "road with three candles",
    "source": "reconstructed",
    "fieldSources": {
      "id": "rulebook",
      "copies": "rulebook",
      "resistance": "reconstructed",
      "notoriety": "reconstructed",
      "baseContagions": "reconstructed",
      "effects": "reconstructed"
    }
  }
] as const;
export const setup = {
  "lineupSize": 8,
  "handSize": 5,
  "starterDeck": {
    "rat": 7,
    "filth": 3
  },
  "kingdomSuits": [
    "ale",
    "daggers",
    "bones",
    "torches",
    "hire"
  ],
  "kingdomCards": 120,
  "nobilityStacks": [
    {
      "id": "stack1",
      "topToBottom": [
        "prince",
        "princess",
        "queen"
      ]
    },
    {
      "id": "stack2",
      "topToBottom": [
        "bishop",
        "cardinal",
        "pope"
      ]
    }
  ],
  "nobilityLast": "king",
  "ratKingSupply": 15,
  "penanceDeck": {
    "penance_1": 12,
    "penance_2": 8,
    "penance_3": 4
  },
  "perPlayers": [
    {
      "players": 2,
      "ratsUsed": 14,
      "filthUsed": 6,
      "ratsBoxed": 21,
      "filthBoxed": 9,
      "cardsInGame": 186,
      "source": "rulebook"
    },
    {
      "players": 3,
      "ratsUsed": 21,
      "filthUsed": 9,
      "ratsBoxed": 14,
      "filthBoxed": 6,
      "cardsInGame": 196,
      "source": "rulebook"
    },
    {
      "players": 4,
      "ratsUsed": 28,
      "filthUsed": 12,
      "ratsBoxed": 7,
      "filthBoxed": 3,
      "cardsInGame": 206,
      "source": "rulebook"
    },
    {
      "players": 5,
      "ratsUsed": 35,
      "filthUsed": 15,
      "ratsBoxed": 0,
      "filthBoxed": 0,
      "cardsInGame": 216,
      "source": "rulebook"
    }
  ],
  "source": "rulebook",
  "faceDownPiles": {
    "keptAs": "counts",
    "knownTop": true,
    "clause": "PLG-ZON-11",
    "source": "reconstructed"
  }
} as const;
export const options = [
  {
    "id": "lineupRedeal",
    "values": [
      "offer",
      "auto",
      "off"
    ],
    "default": "offer",
    "resistanceAtLeast": 6,
    "cardsAtLeast": 5,
    "maxRedeals": 5,
    "clause": "PLG-SET-05",
    "source": "rulebook",
    "fieldSources": {
      "resistanceAtLeast": "rulebook",
      "cardsAtLeast": "reconstructed",
      "maxRedeals": "reconstructed"
    }
  },
  {
    "id": "firstPlayer",
    "values": [
      "random",
      "host"
    ],
    "default": "random",
    "with": {
      "host": {
        "seat": "number of the beginning seat, 0 to players - 1, named by the host"
      }
    },
    "clause": "PLG-TRN-07",
    "source": "reconstructed"
  },
  {
    "id": "equalTurns",
    "values": [
      false,
      true
    ],
    "default": false,
    "label": "Equal turns",
    "text": "When the End Times begin, the round is completed so that everyone has had the same number of turns.",
    "clause": "PLG-OPT-02",
    "clauses": [
      "PLG-OPT-01",
      "PLG-OPT-02",
      "PLG-OPT-03",
      "PLG-OPT-04",
      "PLG-OPT-05"
    ],
    "source": "reconstructed"
  },
  {
    "id": "secondSeatCard",
    "values": [
      false,
      true
    ],
    "default": false,
    "players": [
      2
    ],
    "openingHand": [
      5,
      6
    ],
    "label": "Sixth card for the second player",
    "text": "With two players, the one who does not begin starts with 6 cards in hand.",
    "clause": "PLG-OPT-06",
    "clauses": [
      "PLG-OPT-01",
      "PLG-OPT-06"
    ],
    "source": "reconstructed"
  }
] as const;
export const limits = {
  "stagnationTurnsPerPlayer": 3,
  "clause": "PLG-FIN-08",
  "labRoundCap": 80,
  "source": "reconstructed"
} as const;
export const phases = [
  {
    "id": "spread",
    "name": "Spread",
    "source": "rulebook"
  },
  {
    "id": "infect",
    "name": "Infect",
    "source": "rulebook"
  },
  {
    "id": "end",
    "name": "End",
    "steps": [
      "endEffects",
      "discardControlled",
      "discardHand",
      "draw",
      "refill"
    ],
    "source": "rulebook"
  }
] as const;
export const tiebreak = {
  "order": [
    "infamy",
    "nobilityCards",
    "fewestPenance",
    "shared"
  ],
  "source": "reconstructed"
} as const;
export const layout = {
  "space": [
    1000,
    1000
  ],
  "source": "reconstructed",
  "card": {
    "w": 70,
    "h": 98
  },
  "zones": {
    "nobilityStack1": {
      "x": 60,
      "y": 150
    },
    "king": {
      "x": 100,
      "y": 270
    },
    "nobilityStack2": {
      "x": 140,
      "y": 150
    },
    "lineup": [
      {
        "slot": 0,
        "x": 270,
        "y": 170
      },
      {
        "slot": 1,
        "x": 360,
        "y": 170
      },
      {
        "slot": 2,
        "x": 450,
        "y": 170
      },
      {
        "slot": 3,
        "x": 540,
        "y": 170
      },
      {
        "slot": 4,
        "x": 270,
        "y": 290
      },
      {
        "slot": 5,
        "x": 360,
        "y": 290
      },
      {
        "slot": 6,
        "x": 450,
        "y": 290
      },
      {
        "slot": 7,
        "x": 540,
        "y": 290
      }
    ],
    "kingdomDeck": {
      "x": 650,
      "y": 230
    },
    "ratKings": {
      "x": 750,
      "y": 170
    },
    "penanceDeck": {
      "x": 750,
      "y": 290
    },
    "plaguePit": {
      "x": 880,
      "y": 230,
      "w": 150,
      "h": 210
    },
    "opponents": [
      {
        "players": 2,
        "seats": [
          [
            500,
            45
          ]
        ]
      },
      {
        "players": 3,
        "seats": [
          [
            300,
            45
          ],
          [
            700,
            45
          ]
        ]
      },
      {
        "players": 4,
        "seats": [
          [
            200,
            45
          ],
          [
            500,
            45
          ],
          [
            800,
            45
          ]
        ]
      },
      {
        "players": 5,
        "seats": [
          [
            140,
            45
          ],
          [
            380,
            45
          ],
          [
            620,
            45
          ],
          [
            860,
            45
          ]
        ]
      }
    ],
    "myChronic": {
      "x": 130,
      "y": 480,
      "w": 220,
      "h": 120
    },
    "myControl": {
      "x": 560,
      "y": 480,
      "w": 600,
      "h": 120
    },
    "contagionPool": {
      "x": 930,
      "y": 480,
      "w": 90,
      "h": 90
    },
    "myDraw": {
      "x": 60,
      "y": 840
    },
    "myHand": {
      "x": 500,
      "y": 840,
      "w": 740,
      "h": 180
    },
    "myDiscard": {
      "x": 940,
      "y": 840
    },
    "phaseBar": {
      "x": 500,
      "y": 640,
      "w": 900,
      "h": 50
    }
  }
} as const;
