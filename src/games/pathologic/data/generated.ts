/** The data of `pathologic.json`, generated from it by `npm run generate`. */
export const game = "pathologic" as const;
export const version = 1 as const;
export const players = {
  "min": 2,
  "max": 4,
  "best": 4,
  "source": "rulebook"
} as const;
export const viewBox = [
  0,
  0,
  1000,
  700
] as const;
export const constants = {
  "evidenceStart": 3,
  "evidenceWin": 8,
  "evidenceMin": 1,
  "maxOngoingEvents": 4,
  "actionsPerTurn": 2,
  "healerMove": 2,
  "plagueMove": 1,
  "firstHealerEventDraw": 2,
  "hitListSize": 3,
  "resourceCounters": {
    "coin": 15,
    "secret": 15,
    "key": 15
  },
  "source": "rulebook"
} as const;
export const turnOrder = {
  "four": [
    "plague",
    "bachelor",
    "haruspex",
    "changeling"
  ],
  "three": [
    "plague",
    "bachelor",
    "haruspex"
  ],
  "two": [
    "plague",
    "<chosen healer>"
  ],
  "source": "rulebook"
} as const;
export const map = {
  "districts": [
    {
      "number": 1,
      "id": "D01",
      "name": "Bridge Square",
      "nameRu": "Площадь Мост",
      "quarter": "stone-yard",
      "steppe": true,
      "polygon": [
        [
          20,
          292
        ],
        [
          110,
          215
        ],
        [
          200,
          130
        ],
        [
          300,
          85
        ],
        [
          280,
          190
        ],
        [
          274,
          312
        ],
        [
          188,
          332
        ],
        [
          85,
          398
        ],
        [
          28,
          338
        ]
      ],
      "x": 165,
      "y": 255,
      "landmark": "Cathedral and the stair to the Polyhedron",
      "source": "found"
    },
    {
      "number": 2,
      "id": "D02",
      "name": "The Atrium",
      "nameRu": "Створки",
      "quarter": "stone-yard",
      "steppe": true,
      "polygon": [
        [
          85,
          398
        ],
        [
          188,
          332
        ],
        [
          274,
          312
        ],
        [
          280,
          405
        ],
        [
          254,
          530
        ],
        [
          185,
          505
        ],
        [
          128,
          452
        ]
      ],
      "x": 195,
      "y": 415,
      "landmark": "pond of the Stillwater",
      "source": "found"
    },
    {
      "number": 3,
      "id": "D03",
      "name": "The Spleen",
      "nameRu": "Почка",
      "quarter": "knots",
      "steppe": true,
      "polygon": [
        [
          304,
          412
        ],
        [
          410,
          420
        ],
        [
          402,
          500
        ],
        [
          416,
          580
        ],
        [
          318,
          640
        ],
        [
          282,
          520
        ]
      ],
      "x": 350,
      "y": 510,
      "landmark": "crooked house by the river",
      "source": "found"
    },
    {
      "number": 4,
      "id": "D04",
      "name": "The Maw",
      "nameRu": "Жерло",
      "quarter": "knots",
      "steppe": true,
      "polygon": [
        [
          410,
          420
        ],
        [
          480,
          418
        ],
        [
          547,
          432
        ],
        [
          547,
          594
        ],
        [
          480,
          566
        ],
        [
          416,
          580
        ],
        [
          402,
          500
        ]
      ],
      "x": 475,
      "y": 500,
      "landmark": "square above the railway station",
      "source": "found"
    },
    {
      "number": 5,
      "id": "D05",
      "name": "The Warehouses",
      "nameRu": "Склады",
      "quarter": "knots",
      "steppe": true,
      "polygon": [
        [
          547,
          432
        ],
        [
          674,
          447
        ],
        [
          694,
          632
        ],
        [
          612,
          628
        ],
        [
          547,
          594
        ]
      ],
      "x": 615,
      "y": 530,
      "landmark": "sheds and rails",
      "source": "found"
    },
    {
      "number": 6,
      "id": "D06",
      "name": "The Factory",
      "nameRu": "Заводы",
      "quarter": "earth",
      "steppe": true,
      "polygon": [
        [
          690,
          434
        ],
        [
          755,
          380
        ],
        [
          806,
          374
        ],
        [
          876,
          424
        ],
        [
          894,
          474
        ],
        [
          812,
          528
        ],
        [
          718,
          550
        ]
      ],
      "x": 792,
      "y": 452,
      "landmark": "chimneys",
      "source": "found"
    },
    {
      "number": 7,
      "id": "D07",
      "name": "The Crude Sprawl",
      "nameRu": "Сырые Застройки",
      "quarter": "earth",
      "steppe": true,
      "polygon": [
        [
          808,
          202
        ],
        [
          884,
          186
        ],
        [
          944,
          272
        ],
        [
          928,
          336
        ],
        [
          876,
          424
        ],
        [
          806,
          374
        ]
      ],
      "x": 866,
      "y": 290,
      "landmark": "shanties under the Termitary",
      "source": "found"
    },
    {
      "number": 8,
      "id": "D08",
      "name": "The Skinners",
      "nameRu": "Кожевенный",
      "quarter": "earth",
      "steppe": false,
      "polygon": [
        [
          606,
          48
        ],
        [
          692,
          26
        ],
        [
          792,
          43
        ],
        [
          864,
          98
        ],
        [
          812,
          150
        ],
        [
          722,
          194
        ],
        [
          702,
          122
        ],
        [
          596,
          97
        ]
      ],
      "x": 742,
      "y": 92,
      "landmark": "round yurts, gate of the Abattoir",
      "source": "found"
    },
    {
      "number": 9,
      "id": "D09",
      "name": "The Flank",
      "nameRu": "Ребро",
      "quarter": "knots",
      "steppe": false,
      "polygon": [
        [
          430,
          62
        ],
        [
          588,
          55
        ],
        [
          570,
          150
        ],
        [
          580,
          212
        ],
        [
          500,
          190
        ],
        [
          418,
          182
        ]
      ],
      "x": 498,
      "y": 118,
      "landmark": "walled mansion",
      "source": "found",
      "note": "Russian name and number are certain; the English names of 9 and 10 could be the other way round"
    },
    {
      "number": 10,
      "id": "D10",
      "name": "The Chine",
      "nameRu": "Седло",
      "quarter": "knots",
      "steppe": false,
      "polygon": [
        [
          330,
          97
        ],
        [
          430,
          62
        ],
        [
          418,
          182
        ],
        [
          405,
          252
        ],
        [
          345,
          256
        ],
        [
          299,
          228
        ]
      ],
      "x": 364,
      "y": 168,
      "landmark": "gardens",
      "source": "found",
      "note": "Russian name and number are certain; the English names of 9 and 10 could be the other way round"
    },
    {
      "number": 11,
      "id": "D11",
      "name": "The Marrow",
      "nameRu": "Сердечник",
      "quarter": "knots",
      "steppe": false,
      "polygon": [
        [
          299,
          228
        ],
        [
          345,
          256
        ],
        [
          405,
          252
        ],
        [
          415,
          322
        ],
        [
          452,
          362
        ],
        [
          498,
          372
        ],
        [
          480,
          418
        ],
        [
          410,
          420
        ],
        [
          304,
          412
        ],
        [
          297,
          312
        ]
      ],
      "x": 366,
      "y": 345,
      "landmark": "Theatre",
      "source": "found"
    },
    {
      "number": 12,
      "id": "D12",
      "name": "The Gut",
      "nameRu": "Утроба",
      "quarter": "knots",
      "steppe": false,
      "polygon": [
        [
          498,
          372
        ],
        [
          518,
          290
        ],
        [
          545,
          260
        ],
        [
          592,
          258
        ],
        [
          640,
          372
        ],
        [
          674,
          447
        ],
        [
          547,
          432
        ],
        [
          480,
          418
        ]
      ],
      "x": 566,
      "y": 365,
      "landmark": "the Lump",
      "source": "found"
    },
    {
      "number": 13,
      "id": "D13",
      "name": "The Hindquarters",
      "nameRu": "Жильники",
      "quarter": "earth",
      "steppe": false,
      "polygon": [
        [
          722,
          194
        ],
        [
          812,
          150
        ],
        [
          808,
          202
        ],
        [
          806,
          374
        ],
        [
          755,
          380
        ],
        [
          690,
          434
        ],
        [
          662,
          372
        ],
        [
          640,
          312
        ],
        [
          710,
          264
        ]
      ],
      "x": 742,
      "y": 300,
      "landmark": "old works",
      "source": "found"
    },
    {
      "number": 14,
      "id": "D14",
      "name": "The Tanners",
      "nameRu": "Дубильщики",
      "quarter": "earth",
      "steppe": false,
      "polygon": [
        [
          596,
          97
        ],
        [
          702,
          122
        ],
        [
          722,
          194
        ],
        [
          710,
          264
        ],
        [
          640,
          312
        ],
        [
          612,
          240
        ],
        [
          592,
          170
        ]
      ],
      "x": 652,
      "y": 190,
      "landmark": "the Rod",
      "source": "found"
    },
    {
      "number": 15,
      "id": "D15",
      "name": "The Backbone",
      "nameRu": "Хребтовка",
      "quarter": "knots",
      "steppe": false,
      "polygon": [
        [
          418,
          182
        ],
        [
          500,
          190
        ],
        [
          580,
          212
        ],
        [
          592,
          258
        ],
        [
          545,
          260
        ],
        [
          518,
          290
        ],
        [
          498,
          372
        ],
        [
          452,
          362
        ],
        [
          415,
          322
        ],
        [
          405,
          252
        ]
      ],
      "x": 482,
      "y": 268,
      "landmark": "Town Hall",
      "source": "found"
    }
  ],
  "edges": [
    {
      "a": 1,
      "b": 2,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 3,
      "b": 4,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 3,
      "b": 11,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 4,
      "b": 5,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 4,
      "b": 11,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 4,
      "b": 12,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 5,
      "b": 12,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 6,
      "b": 7,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 6,
      "b": 13,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 7,
      "b": 13,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 8,
      "b": 13,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 8,
      "b": 14,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 9,
      "b": 10,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 9,
      "b": 15,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 10,
      "b": 11,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 10,
      "b": 15,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 11,
      "b": 12,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 11,
      "b": 15,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 12,
      "b": 15,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 13,
      "b": 14,
      "kind": "land",
      "source": "found"
    },
    {
      "a": 1,
      "b": 11,
      "kind": "bridge",
      "river": "gullet",
      "from": [
        274,
        285
      ],
      "to": [
        300,
        285
      ],
      "source": "found"
    },
    {
      "a": 2,
      "b": 3,
      "kind": "bridge",
      "river": "gullet",
      "from": [
        272,
        455
      ],
      "to": [
        296,
        460
      ],
      "source": "found"
    },
    {
      "a": 9,
      "b": 14,
      "kind": "bridge",
      "river": "guzzle",
      "from": [
        571,
        172
      ],
      "to": [
        594,
        172
      ],
      "source": "found"
    },
    {
      "a": 12,
      "b": 13,
      "kind": "bridge",
      "river": "guzzle",
      "from": [
        640,
        372
      ],
      "to": [
        662,
        372
      ],
      "source": "found"
    }
  ],
  "steppe": {
    "id": "STEPPE",
    "number": 0,
    "name": "The Steppe",
    "adjacent": [
      1,
      2,
      3,
      4,
      5,
      6,
      7
    ],
    "anchors": [
      [
        95,
        600
      ],
      [
        480,
        655
      ],
      [
        930,
        560
      ]
    ],
    "source": "rulebook"
  },
  "quarters": [
    {
      "id": "stone-yard",
      "name": "Stone Yard",
      "districts": [
        1,
        2
      ],
      "source": "found"
    },
    {
      "id": "knots",
      "name": "Knots",
      "districts": [
        3,
        4,
        5,
        9,
        10,
        11,
        12,
        15
      ],
      "source": "found"
    },
    {
      "id": "earth",
      "name": "Earth",
      "districts": [
        6,
        7,
        8,
        13,
        14
      ],
      "source": "found"
    }
  ],
  "rivers": [
    {
      "id": "gorkhon",
      "name": "The Gorkhon",
      "polyline": [
        [
          0,
          262
        ],
        [
          100,
          172
        ],
        [
          190,
          88
        ],
        [
          300,
          38
        ],
        [
          420,
          28
        ],
        [
          600,
          12
        ],
        [
          760,
          -6
        ],
        [
          900,
          60
        ],
        [
          1000,
          60
        ]
      ],
      "width": 44,
      "source": "found"
    },
    {
      "id": "gullet",
      "name": "The Gullet",
      "polyline": [
        [
          322,
          38
        ],
        [
          312,
          90
        ],
        [
          290,
          190
        ],
        [
          285,
          312
        ],
        [
          292,
          405
        ],
        [
          268,
          525
        ],
        [
          300,
          650
        ],
        [
          330,
          700
        ]
      ],
      "width": 20,
      "source": "found"
    },
    {
      "id": "guzzle",
      "name": "The Guzzle",
      "polyline": [
        [
          600,
          15
        ],
        [
          588,
          95
        ],
        [
          580,
          165
        ],
        [
          598,
          240
        ],
        [
          624,
          312
        ],
        [
          651,
          372
        ],
        [
          682,
          440
        ],
        [
          706,
          550
        ],
        [
          720,
          700
        ]
      ],
      "width": 20,
      "source": "found"
    }
  ],
  "scenery": [
    {
      "id": "polyhedron",
      "x": 48,
      "y": 118,
      "source": "found"
    },
    {
      "id": "termitary",
      "x": 836,
      "y": 165,
      "source": "found"
    },
    {
      "id": "abattoir",
      "x": 915,
      "y": 125,
      "source": "found"
    },
    {
      "id": "station",
      "x": 455,
      "y": 615,
      "source": "found"
    },
    {
      "id": "broken-railway-bridge",
      "x": 700,
      "y": 490,
      "source": "found"
    }
  ],
  "graveyard": {
    "x": 770,
    "y": 610,
    "crypts": [
      [
        790,
        630
      ],
      [
        860,
        630
      ],
      [
        930,
        630
      ]
    ],
    "massGrave": [
      860,
      680
    ],
    "source": "rulebook"
  },
  "ticker": {
    "x": 40,
    "y": 620,
    "tiers": [
      "bachelor",
      "haruspex",
      "changeling"
    ],
    "spaces": [
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8
    ],
    "source": "rulebook"
  },
  "drawOrder": [
    "steppe",
    "rivers",
    "districts",
    "bridges",
    "scenery",
    "graveyard",
    "ticker"
  ]
} as const;
export const healers = [
  {
    "id": "bachelor",
    "name": "The Bachelor",
    "person": "Daniil Dankovsky",
    "order": 1,
    "roman": "I",
    "emblem": "vial",
    "colour": "#4b4aa0",
    "startingResource": "coin",
    "source": "rulebook"
  },
  {
    "id": "haruspex",
    "name": "The Haruspex",
    "person": "Artemy Burakh",
    "order": 2,
    "roman": "II",
    "emblem": "kidney",
    "colour": "#8c1c1c",
    "startingResource": "secret",
    "source": "rulebook"
  },
  {
    "id": "changeling",
    "name": "The Changeling",
    "person": "Clara",
    "order": 3,
    "roman": "III",
    "emblem": "palm",
    "colour": "#c9601c",
    "startingResource": "key",
    "source": "rulebook"
  }
] as const;
export const wards = [
  {
    "id": "andrey",
    "name": "Andrey Stamatin",
    "nameRu": "Андрей Стаматин",
    "healer": "bachelor",
    "resource": "key",
    "source": "found"
  },
  {
    "id": "maria",
    "name": "Maria Kaina",
    "nameRu": "Мария Каина",
    "healer": "bachelor",
    "resource": "coin",
    "source": "found"
  },
  {
    "id": "vlad",
    "name": "Vlad the Younger",
    "nameRu": "Младший Влад",
    "healer": "bachelor",
    "resource": "secret",
    "source": "found"
  },
  {
    "id": "capella",
    "name": "Capella",
    "nameRu": "Капелла",
    "healer": "haruspex",
    "resource": "coin",
    "source": "found"
  },
  {
    "id": "notkin",
    "name": "Notkin",
    "nameRu": "Ноткин",
    "healer": "haruspex",
    "resource": "secret",
    "source": "found"
  },
  {
    "id": "sticky",
    "name": "Sticky",
    "nameRu": "Спичка",
    "healer": "haruspex",
    "resource": "key",
    "source": "found"
  },
  {
    "id": "saburov",
    "name": "Alexander Saburov",
    "nameRu": "Александр Сабуров",
    "healer": "changeling",
    "resource": "coin",
    "source": "found"
  },
  {
    "id": "aspity",
    "name": "Aspity",
    "nameRu": "Оспина",
    "healer": "changeling",
    "resource": "key",
    "source": "found"
  },
  {
    "id": "rubin",
    "name": "Stanislav Rubin",
    "nameRu": "Станислав Рубин",
    "healer": "changeling",
    "resource": "secret",
    "source": "found"
  }
] as const;
export const resources = [
  {
    "id": "coin",
    "name": "Coin",
    "count": 15,
    "source": "rulebook"
  },
  {
    "id": "secret",
    "name": "Secret",
    "count": 15,
    "source": "rulebook"
  },
  {
    "id": "key",
    "name": "Key",
    "count": 15,
    "source": "rulebook"
  }
] as const;
export const obituaries = [
  {
    "id": "obit-andrey",
    "ward": "andrey",
    "source": "found"
  },
  {
    "id": "obit-maria",
    "ward": "maria",
    "source": "found"
  },
  {
    "id": "obit-vlad",
    "ward": "vlad",
    "source": "found"
  },
  {
    "id": "obit-capella",
    "ward": "capella",
    "source": "found"
  },
  {
    "id": "obit-notkin",
    "ward": "notkin",
    "source": "found"
  },
  {
    "id": "obit-sticky",
    "ward": "sticky",
    "source": "found"
  },
  {
    "id": "obit-saburov",
    "ward": "saburov",
    "source": "found"
  },
  {
    "id": "obit-aspity",
    "ward": "aspity",
    "source": "found"
  },
  {
    "id": "obit-rubin",
    "ward": "rubin",
    "source": "found"
  }
] as const;
export const events = [
  {
    "number": 1,
    "id": "EV01",
    "district": 1,
    "title": "Private Audience",
    "kind": "ongoing",
    "effectId": "PATH-EV-01",
    "resources": {
      "bachelor": "key",
      "haruspex": "coin",
      "changeling": "secret"
    },
    "params": {
      "forbid": "pact"
    },
    "text": "While ongoing, no Pact token may be placed or moved.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 2,
    "id": "EV02",
    "district": 2,
    "title": "A Night at the Stillwater",
    "kind": "resolve",
    "effectId": "PATH-EV-02",
    "resources": {
      "bachelor": "secret",
      "haruspex": "key",
      "changeling": "coin"
    },
    "params": {
      "quarantine": 1
    },
    "text": "The resolving player may put one non-quarantined Healer or Ward of their choice into Quarantine.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 3,
    "id": "EV03",
    "district": 3,
    "title": "Noah's Ark",
    "kind": "condition",
    "effectId": "PATH-EV-03",
    "resources": {
      "bachelor": "key",
      "haruspex": "secret",
      "changeling": "coin"
    },
    "params": {
      "surcharge": {
        "haruspex": [
          "coin"
        ],
        "changeling": [
          "coin"
        ]
      }
    },
    "text": "If the resolving player is the Haruspex or the Changeling, one extra Coin must be paid.",
    "source": "found",
    "resourcesSource": "reconstructed",
    "note": "extra Coin for Haruspex and Changeling comes from the FAQ fragment; exact card text not seen"
  },
  {
    "number": 4,
    "id": "EV04",
    "district": 4,
    "title": "Flight from the Trains",
    "kind": "start",
    "effectId": "PATH-EV-04",
    "resources": {
      "bachelor": "coin",
      "haruspex": "key",
      "changeling": "secret"
    },
    "params": {
      "unquarantineWards": "district+adjacent"
    },
    "text": "Every quarantined Ward in district 4 and in the districts adjacent to it leaves Quarantine.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 5,
    "id": "EV05",
    "district": 5,
    "title": "Lethargy",
    "kind": "resolve",
    "effectId": "PATH-EV-05",
    "resources": {
      "bachelor": "coin",
      "haruspex": "secret",
      "changeling": "key"
    },
    "params": {
      "revive": 1
    },
    "text": "The Plague chooses one dead Ward and returns it to district 5, out of Quarantine; the responsible Healer regains 1 Evidence.",
    "source": "found",
    "resourcesSource": "found"
  },
  {
    "number": 6,
    "id": "EV06",
    "district": 6,
    "title": "The Still Runs Dry",
    "kind": "resolve",
    "effectId": "PATH-EV-06",
    "resources": {
      "bachelor": "key",
      "haruspex": "coin",
      "changeling": "secret"
    },
    "params": {
      "gainResources": 2
    },
    "text": "The resolving player takes two Resource counters of their choice from the Pool.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 7,
    "id": "EV07",
    "district": 7,
    "title": "That Which Comes from the Steppe",
    "kind": "ongoing",
    "effectId": "PATH-EV-07",
    "resources": {
      "bachelor": "secret",
      "haruspex": "key",
      "changeling": "coin"
    },
    "params": {
      "strainOnResolve": 1
    },
    "text": "Whenever another Event is resolved, the Plague draws one Strain.",
    "source": "found",
    "resourcesSource": "reconstructed",
    "note": "title and the fact that resolutions give Strains come from the FAQ fragment; exact card text not seen"
  },
  {
    "number": 8,
    "id": "EV08",
    "district": 8,
    "title": "The Butchers Demand Their Due",
    "kind": "condition",
    "effectId": "PATH-EV-08",
    "resources": {
      "bachelor": "key",
      "haruspex": "secret",
      "changeling": "coin"
    },
    "params": {
      "extraSame": 1
    },
    "text": "Two counters of the required type are needed instead of one.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 9,
    "id": "EV09",
    "district": 9,
    "title": "Trial of the Neighbours",
    "kind": "condition",
    "effectId": "PATH-EV-09",
    "resources": {
      "bachelor": "coin",
      "haruspex": "key",
      "changeling": "secret"
    },
    "params": {
      "minOthers": 1
    },
    "text": "Besides the resolving piece, at least one other non-quarantined Healer or Ward must be in district 9.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 10,
    "id": "EV10",
    "district": 10,
    "title": "Cordons in the Gardens",
    "kind": "ongoing",
    "effectId": "PATH-EV-10",
    "resources": {
      "bachelor": "key",
      "haruspex": "coin",
      "changeling": "secret"
    },
    "params": {
      "moveLimit": 1
    },
    "text": "While ongoing, a Move Action covers at most one space.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 11,
    "id": "EV11",
    "district": 11,
    "title": "Imprints",
    "kind": "resolve",
    "effectId": "PATH-EV-11",
    "resources": {
      "bachelor": "coin",
      "haruspex": "secret",
      "changeling": "key"
    },
    "params": {
      "revealPlague": "exact"
    },
    "text": "The Plague reveals its current location.",
    "source": "found",
    "resourcesSource": "found"
  },
  {
    "number": 12,
    "id": "EV12",
    "district": 12,
    "title": "Riding the Rats",
    "kind": "ongoing",
    "effectId": "PATH-EV-12",
    "resources": {
      "bachelor": "secret",
      "haruspex": "key",
      "changeling": "coin"
    },
    "params": {
      "plagueExtraStep": 1
    },
    "text": "While ongoing, the Plague may take one more step in its Movement Phase.",
    "source": "found",
    "resourcesSource": "found"
  },
  {
    "number": 13,
    "id": "EV13",
    "district": 13,
    "title": "Night of the Looters",
    "kind": "start",
    "effectId": "PATH-EV-13",
    "resources": {
      "bachelor": "secret",
      "haruspex": "coin",
      "changeling": "key"
    },
    "params": {
      "loseResources": 1
    },
    "text": "Each Healer player returns one Resource counter of their choice to the Pool, if they have any.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 14,
    "id": "EV14",
    "district": 14,
    "title": "The Magistrate's Seal",
    "kind": "resolve",
    "effectId": "PATH-EV-14",
    "resources": {
      "bachelor": "secret",
      "haruspex": "coin",
      "changeling": "key"
    },
    "params": {
      "extraPrescription": 1
    },
    "text": "The resolving player takes one additional Prescription.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  },
  {
    "number": 15,
    "id": "EV15",
    "district": 15,
    "title": "The Bell of the Town Hall",
    "kind": "start",
    "effectId": "PATH-EV-15",
    "resources": {
      "bachelor": "coin",
      "haruspex": "secret",
      "changeling": "key"
    },
    "params": {
      "revealPlague": "quarter"
    },
    "text": "The Plague announces which of the four parts of the map it is in: Stone Yard, Knots, Earth or Steppe.",
    "source": "reconstructed",
    "resourcesSource": "reconstructed"
  }
] as const;
export const prescriptions = [
  {
    "id": "paralysis",
    "title": "Paralysis",
    "healer": "bachelor",
    "copies": 2,
    "unique": false,
    "type": "influence",
    "timing": [
      "own-turn",
      "opponent-setup"
    ],
    "effectId": "PATH-RX-01",
    "twoPlayerDeck": true,
    "text": "On its next turn the Plague attacks first and moves afterwards: no step in the Movement Phase, one hidden step after phase 2.",
    "source": "reconstructed",
    "effect": {
      "op": "plagueNoMove",
      "turns": 1
    }
  },
  {
    "id": "curfew",
    "title": "Curfew",
    "healer": "bachelor",
    "copies": 2,
    "unique": false,
    "type": "action",
    "timing": [
      "own-action-phase"
    ],
    "effectId": "PATH-RX-02",
    "twoPlayerDeck": true,
    "text": "Choose a district. Until the start of your next turn nobody, the Plague included, may cross its borders. You may not choose the same district two turns running.",
    "source": "found",
    "effect": {
      "op": "sealDistrict",
      "until": "ownNextTurnStart",
      "notSameDistrictAsPreviousTurn": true
    },
    "note": "effect found on the Russian card \"Blokada\"; that Curfew is its English title is likely, not proven"
  },
  {
    "id": "summons",
    "title": "Summons",
    "healer": "bachelor",
    "copies": 2,
    "unique": false,
    "type": "influence",
    "timing": [
      "own-turn",
      "opponent-setup"
    ],
    "effectId": "PATH-RX-03",
    "twoPlayerDeck": false,
    "text": "Move one non-quarantined Ward of any Healer one space. It sets off no Strain and may not act for the rest of this turn.",
    "source": "reconstructed",
    "effect": {
      "op": "moveWard",
      "spaces": 1,
      "triggersStrain": false,
      "marksActed": true
    }
  },
  {
    "id": "emergency-powers",
    "title": "Emergency Powers",
    "healer": "bachelor",
    "copies": 2,
    "unique": false,
    "type": "influence",
    "timing": [
      "own-turn"
    ],
    "effectId": "PATH-RX-04",
    "twoPlayerDeck": false,
    "text": "Until the end of this turn you may use Wards that are in a Pact with other Healers.",
    "source": "reconstructed",
    "effect": {
      "op": "ignorePacts",
      "until": "endOfTurn"
    }
  },
  {
    "id": "isolation-order",
    "title": "Isolation Order",
    "healer": "bachelor",
    "copies": 1,
    "unique": true,
    "type": "reaction",
    "timing": [
      "attack-announced"
    ],
    "effectId": "PATH-RX-05",
    "twoPlayerDeck": false,
    "text": "When the Plague announces an Infection or the start of a Blockade: put one non-quarantined Ward in that district into Quarantine before the effect.",
    "source": "reconstructed",
    "effect": {
      "op": "quarantineWard",
      "where": "attackedDistrict"
    }
  },
  {
    "id": "thanatologists-method",
    "title": "Thanatologist's Method",
    "healer": "bachelor",
    "copies": 1,
    "unique": true,
    "type": "action",
    "timing": [
      "own-action-phase"
    ],
    "effectId": "PATH-RX-06",
    "twoPlayerDeck": false,
    "text": "Name a district. The Plague answers truthfully and publicly: there, adjacent, or neither.",
    "source": "reconstructed",
    "effect": {
      "op": "askPlagueDistance",
      "answers": [
        "there",
        "adjacent",
        "neither"
      ]
    }
  },
  {
    "id": "wild-harvest",
    "title": "Wild Harvest",
    "healer": "haruspex",
    "copies": 2,
    "unique": false,
    "type": "influence",
    "timing": [
      "own-turn",
      "opponent-setup"
    ],
    "effectId": "PATH-RX-07",
    "twoPlayerDeck": true,
    "text": "Take two Resource counters of your choice from the Pool.",
    "source": "reconstructed",
    "effect": {
      "op": "gainResources",
      "n": 2
    }
  },
  {
    "id": "ticking-away",
    "title": "Ticking Away",
    "healer": "haruspex",
    "copies": 2,
    "unique": false,
    "type": "influence",
    "timing": [
      "own-turn"
    ],
    "effectId": "PATH-RX-08",
    "twoPlayerDeck": true,
    "text": "You have one more action point this turn (a piece still acts only once).",
    "source": "reconstructed",
    "effect": {
      "op": "gainActionPoints",
      "n": 1
    }
  },
  {
    "id": "shortcuts",
    "title": "Shortcuts",
    "healer": "haruspex",
    "copies": 2,
    "unique": false,
    "type": "influence",
    "timing": [
      "own-turn"
    ],
    "effectId": "PATH-RX-09",
    "twoPlayerDeck": false,
    "text": "Until the end of this turn your Move Actions may cover one more space.",
    "source": "reconstructed",
    "effect": {
      "op": "moveBonus",
      "n": 1,
      "until": "endOfTurn"
    }
  },
  {
    "id": "blood-debt",
    "title": "Blood Debt",
    "healer": "haruspex",
    "copies": 2,
    "unique": false,
    "type": "reaction",
    "timing": [
      "event-resolved"
    ],
    "effectId": "PATH-RX-10",
    "twoPlayerDeck": false,
    "text": "When another Healer resolves an Event with one of your Wards: you gain 1 Evidence as well.",
    "source": "reconstructed",
    "effect": {
      "op": "gainEvidence",
      "n": 1,
      "if": "otherHealerUsedMyWard"
    }
  },
  {
    "id": "living-panacea",
    "title": "Living Panacea",
    "healer": "haruspex",
    "copies": 1,
    "unique": true,
    "type": "reaction",
    "timing": [
      "ward-would-die"
    ],
    "effectId": "PATH-RX-11",
    "twoPlayerDeck": false,
    "text": "When a Ward of any Healer would die: it survives and is put into Quarantine instead.",
    "source": "reconstructed",
    "effect": {
      "op": "preventDeath",
      "thenQuarantine": true
    }
  },
  {
    "id": "herb-brides-dance",
    "title": "Herb Bride's Dance",
    "healer": "haruspex",
    "copies": 1,
    "unique": true,
    "type": "influence",
    "timing": [
      "own-turn",
      "opponent-setup"
    ],
    "effectId": "PATH-RX-12",
    "twoPlayerDeck": false,
    "text": "Swap two non-quarantined Wards in different districts, neither of them under Curfew. They set off no Strain.",
    "source": "reconstructed",
    "effect": {
      "op": "swapWards",
      "triggersStrain": false
    }
  },
  {
    "id": "no",
    "title": "No!",
    "healer": "changeling",
    "copies": 2,
    "unique": false,
    "type": "reaction",
    "timing": [
      "prescription-played",
      "strain-set-off"
    ],
    "effectId": "PATH-RX-13",
    "twoPlayerDeck": true,
    "text": "Cancel the effect of a Prescription just played by another player, or of a Strain just set off.",
    "source": "reconstructed",
    "effect": {
      "op": "cancel",
      "targets": [
        "prescription",
        "strain"
      ]
    }
  },
  {
    "id": "have-no-fear",
    "title": "Have No Fear",
    "healer": "changeling",
    "copies": 2,
    "unique": false,
    "type": "action",
    "timing": [
      "own-action-phase"
    ],
    "effectId": "PATH-RX-14",
    "twoPlayerDeck": true,
    "text": "Choose a Ward. It cannot die until the start of your next turn.",
    "source": "found",
    "effect": {
      "op": "protectWard",
      "until": "ownNextTurnStart"
    },
    "note": "effect and type found on the Russian card \"Ne uboishsya\""
  },
  {
    "id": "laying-on-of-hands",
    "title": "Laying On of Hands",
    "healer": "changeling",
    "copies": 2,
    "unique": false,
    "type": "influence",
    "timing": [
      "own-turn",
      "opponent-setup"
    ],
    "effectId": "PATH-RX-15",
    "twoPlayerDeck": false,
    "text": "Look at one Strain on the map, then leave it, discard it, or move it to an adjacent district that has none.",
    "source": "reconstructed",
    "effect": {
      "op": "inspectStrain",
      "then": [
        "leave",
        "discard",
        "moveAdjacent"
      ]
    }
  },
  {
    "id": "false-witness",
    "title": "False Witness",
    "healer": "changeling",
    "copies": 2,
    "unique": false,
    "type": "reaction",
    "timing": [
      "event-resolved"
    ],
    "effectId": "PATH-RX-16",
    "twoPlayerDeck": false,
    "text": "When another Healer resolves an Event: that Healer gains 1 Evidence less.",
    "source": "reconstructed",
    "effect": {
      "op": "reduceEvidenceGain",
      "n": 1
    }
  },
  {
    "id": "light-fingers",
    "title": "Light Fingers",
    "healer": "changeling",
    "copies": 1,
    "unique": true,
    "type": "influence",
    "timing": [
      "own-turn",
      "opponent-setup"
    ],
    "effectId": "PATH-RX-17",
    "twoPlayerDeck": false,
    "text": "Take up to two Resource counters of your choice from one other Healer.",
    "source": "reconstructed",
    "effect": {
      "op": "stealResources",
      "max": 2
    }
  },
  {
    "id": "false-kin",
    "title": "False Kin",
    "healer": "changeling",
    "copies": 1,
    "unique": true,
    "type": "influence",
    "timing": [
      "own-turn"
    ],
    "effectId": "PATH-RX-18",
    "twoPlayerDeck": false,
    "text": "Choose a Ward. Until the end of this turn it counts as one of your own Wards when you resolve an Event with it.",
    "source": "reconstructed",
    "effect": {
      "op": "treatWardAsOwn",
      "until": "endOfTurn"
    }
  }
] as const;
export const strains = [
  {
    "id": "drift",
    "title": "Drift",
    "titleSource": "reconstructed",
    "copies": 3,
    "effectId": "PATH-ST-01",
    "text": "The Plague may move one space, harming nobody.",
    "source": "found",
    "effect": {
      "op": "plagueMayStep",
      "n": 1
    }
  },
  {
    "id": "shifting-hunger",
    "title": "Shifting Hunger",
    "titleSource": "reconstructed",
    "copies": 2,
    "effectId": "PATH-ST-02",
    "text": "The Plague may replace one living Hit List target with another living Ward of the same Healer.",
    "source": "found",
    "effect": {
      "op": "plagueMayChangeTarget",
      "n": 1
    }
  },
  {
    "id": "collapse",
    "title": "Collapse",
    "titleSource": "reconstructed",
    "copies": 3,
    "effectId": "PATH-ST-03",
    "text": "The interrupted Action cannot be completed.",
    "source": "reconstructed",
    "effect": {
      "op": "actionFails"
    }
  },
  {
    "id": "relapse",
    "title": "Relapse",
    "titleSource": "reconstructed",
    "copies": 3,
    "effectId": "PATH-ST-04",
    "text": "A Healer that set it off is put into Quarantine; a Ward that set it off cannot complete its Action.",
    "source": "reconstructed",
    "effect": {
      "op": "quarantineTriggerHealer",
      "wardActionFails": true
    }
  },
  {
    "id": "open-doors",
    "title": "Open Doors",
    "titleSource": "reconstructed",
    "copies": 2,
    "effectId": "PATH-ST-05",
    "text": "Every Ward in this district leaves Quarantine.",
    "source": "reconstructed",
    "effect": {
      "op": "unquarantineWards",
      "where": "district"
    }
  },
  {
    "id": "ague",
    "title": "Ague",
    "titleSource": "reconstructed",
    "copies": 2,
    "effectId": "PATH-ST-06",
    "text": "The active player loses one remaining action point.",
    "source": "reconstructed",
    "effect": {
      "op": "loseActionPoints",
      "n": 1
    }
  },
  {
    "id": "spoilage",
    "title": "Spoilage",
    "titleSource": "reconstructed",
    "copies": 2,
    "effectId": "PATH-ST-07",
    "text": "The active player returns two Resource counters of the Plague's choice to the Pool.",
    "source": "reconstructed",
    "effect": {
      "op": "loseResources",
      "n": 2,
      "chooser": "plague"
    }
  },
  {
    "id": "oblivion",
    "title": "Oblivion",
    "titleSource": "reconstructed",
    "copies": 2,
    "effectId": "PATH-ST-08",
    "text": "The active player discards one Prescription from hand at random.",
    "source": "reconstructed",
    "effect": {
      "op": "discardPrescription",
      "n": 1,
      "random": true
    }
  },
  {
    "id": "sporulation",
    "title": "Sporulation",
    "titleSource": "reconstructed",
    "copies": 2,
    "effectId": "PATH-ST-09",
    "text": "The Plague draws two Strains.",
    "source": "reconstructed",
    "effect": {
      "op": "drawStrains",
      "n": 2
    }
  },
  {
    "id": "it-was-here",
    "title": "It Was Here",
    "titleSource": "reconstructed",
    "copies": 1,
    "effectId": "PATH-ST-10",
    "text": "If the Plague is in this district it may reveal itself: every non-quarantined Ward here dies and every Healer here is quarantined.",
    "source": "reconstructed",
    "effect": {
      "op": "plagueMayAttackHere",
      "additionalMovement": false
    }
  },
  {
    "id": "stampede",
    "title": "Stampede",
    "titleSource": "reconstructed",
    "copies": 1,
    "effectId": "PATH-ST-11",
    "text": "If the piece that set it off is non-quarantined, the Plague moves it one space; that move sets off no Strain, and the interrupted Action cannot be completed.",
    "source": "reconstructed",
    "effect": {
      "op": "moveTrigger",
      "spaces": 1,
      "chooser": "plague",
      "actionFails": true
    }
  },
  {
    "id": "slander",
    "title": "Slander",
    "titleSource": "reconstructed",
    "copies": 1,
    "effectId": "PATH-ST-12",
    "text": "The active player loses 1 Evidence (never below 1).",
    "source": "reconstructed",
    "effect": {
      "op": "loseEvidence",
      "n": 1
    }
  }
] as const;
export const reactionProtocol = {
  "question": "sealed, to all asked seats at once",
  "askedBy": "public facts only",
  "closes": "when all have answered or the time has run out",
  "order": "turn order from the active Healer, from the Bachelor in the Plague's turn",
  "conditionGone": "not spent, back to hand unseen, counts as a pass",
  "maxNesting": 2,
  "noWindowFor": [
    "no"
  ],
  "neverAutomatic": true,
  "suggestedSeconds": {
    "minimum": 4,
    "limit": 20
  },
  "clauses": [
    "PATH-RP-02",
    "PATH-RP-03",
    "PATH-RP-04",
    "PATH-RP-05",
    "PATH-RP-06",
    "PATH-RP-07",
    "PATH-RP-08",
    "PATH-RP-15"
  ],
  "source": "reconstructed"
} as const;
export const reactionWindows = [
  {
    "id": "W-INF",
    "when": "Setup Phase",
    "opensAgain": "for those whose card was turned up",
    "clause": "PATH-SUP-10",
    "cards": [
      "paralysis",
      "summons",
      "wild-harvest",
      "herb-brides-dance",
      "laying-on-of-hands",
      "light-fingers"
    ],
    "source": "reconstructed"
  },
  {
    "id": "W-RX",
    "when": "prescription announced",
    "cards": [
      "no"
    ],
    "source": "reconstructed"
  },
  {
    "id": "W-STR",
    "when": "strain turned up",
    "cards": [
      "no"
    ],
    "source": "reconstructed"
  },
  {
    "id": "W-ATK",
    "when": "infection or blockade start announced",
    "cards": [
      "isolation-order"
    ],
    "source": "reconstructed"
  },
  {
    "id": "W-DIE",
    "when": "a ward would die",
    "cards": [
      "living-panacea"
    ],
    "source": "reconstructed"
  },
  {
    "id": "W-RES",
    "when": "event resolved, before evidence",
    "cards": [
      "blood-debt",
      "false-witness"
    ],
    "source": "reconstructed"
  }
] as const;
export const faceDownPiles = {
  "events": "unordered set",
  "strains": "counts",
  "knownTop": false,
  "clause": "PATH-GEN-16",
  "source": "reconstructed"
} as const;
export const twoPlayerDeck = {
  "titles": [
    "paralysis",
    "curfew",
    "wild-harvest",
    "ticking-away",
    "no",
    "have-no-fear"
  ],
  "copiesEach": 2,
  "size": 12,
  "source": "rulebook"
} as const;
export const tokens = {
  "blockade": 1,
  "pact": 3,
  "ticker": 3,
  "blackStands": 12,
  "whiteStands": 12,
  "healerPieces": 3,
  "wardPieces": 9,
  "obituaryCards": 9,
  "notebook": 1,
  "characterSheets": 4,
  "quickReferenceSheets": 4,
  "source": "rulebook"
} as const;
export const notebook = {
  "columns": [
    "round",
    "districtAfterMovement",
    "districtAfterAdditionalMovement",
    "names"
  ],
  "source": "rulebook"
} as const;
export const sources = [
  {
    "id": "rulebook",
    "what": "the printed rulebook"
  },
  {
    "id": "companion",
    "what": "github.com/amadare42/pathologic-companion (unofficial companion of the printed game: adjacency table, pictures of the map, of the nine ward cards, of events 5, 11, 12, of two prescriptions and of two strains; Russian edition)"
  },
  {
    "id": "faq-fragment",
    "what": "giropark.ru/storm-sewer/mor-utopiya-prohozhdenie-aipixels-igry-i-serialy.html (a scraped piece of the publisher's Russian FAQ: rulings on events 12, 7 and 3)"
  },
  {
    "id": "faq",
    "what": "tabletop.pathologic-game.com/en/faq/ (beginning only)"
  },
  {
    "id": "styles",
    "what": "thinkingbrazerzkidai.blogg.se/2022/september/lucid-soul-kickstarter.html (scraped copy of the publisher's description of the three healers' play styles)"
  },
  {
    "id": "english-names",
    "what": "list of the 15 English district names in a public Pathologic fan project; pathologic wiki pages The_Town, Rod, House_of_Death, Haruspex's Lair"
  }
] as const;
