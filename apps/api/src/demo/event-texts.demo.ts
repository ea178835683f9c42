/** What organizers write about their events, in Markdown. */

export const springMastersText = `Teams of five on one of the finest trout and grayling rivers of Central Europe.
Five sectors of twenty beats, five sessions of three hours, every angler fishes every sector once.

## Programme

| Day | Time | What |
|---|---|---|
| Thursday | 16:00 | Registration and practice on the free stretch |
| Thursday | 19:00 | Captains' meeting and **public draw** |
| Friday | 8:00 and 14:00 | Sessions 1 and 2 |
| Saturday | 8:00 and 14:00 | Sessions 3 and 4 |
| Sunday | 8:00 | Session 5, then the prize giving |

## Rules in short

- Barbless hooks, at most three flies, no floats and no added weight
- Trout and grayling from **20 cm**, measured in the trough by the controller and released at once
- Wading staff and landing net are compulsory; vests are strongly advised

Day tickets are included in the fee. Questions: [the club's office](mailto:office@example.org).
`;

export const clubMatchText = `The club's monthly match, for members and guests.

- Draw at **6:30** at the car park, fishing 8:00 to 13:00
- All methods, one rod; ground bait at most 10 litres
- Keep nets of at least 3 m; everything goes back after the weigh-in

Soup and tea at the boat house afterwards.
`;

export const shoreNightText = `From dusk till two in the morning, with the pier lights off.

**Flounder, cod, garfish and turbot** counted, longest fish decides a tie. Head torches with red light on the pier,
please: white light spoils it for the others.

> Thank you to the harbour master for keeping the east pier open for us.
`;

export const autumnText = `Two days on the wide water below the weir. Pegs are being measured in June; the sectors follow.
`;
