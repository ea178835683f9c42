import { callApi, signIn } from "./call-api.ts";

const firstNames = ["José", "Åsa", "Žofie", "Li", "Marta", "Pelle", "Ann", "Giuseppe", "Tomáš", "Zoë"];
const lastNames = [
  "Núñez",
  "Berg",
  "Nováková",
  "Wu",
  "Kowalska",
  "O’Brien",
  "Rivers",
  "Rossi",
  "Dvořák",
  "Smith",
];
const countries = ["Czechia", "Sweden", "Poland", "Italy", "Ireland", "Spain"];
const categories = ["open", "ladies", "youth", "masters"];

/** An event with this many anglers in teams of five, drawn into ten groups; answers the event's url. */
export async function fillAnglers(url: string, count: number): Promise<string> {
  const token = await signIn(url);
  const event = await callApi(url, token, "POST", "/api/events", {
    name: `Anglers ${count}`,
    starts_on: "2099-05-14",
    ends_on: "2099-05-16",
    time_zone: "Europe/Prague",
    discipline: "fly",
    preset: "fly-fips-mouche",
  });
  const path = `/api/events/${event.id}`;
  await callApi(url, token, "PATCH", path, { status: "published" });
  let team = 0;
  for (let number = 1; number <= count; number++) {
    if (number % 5 === 1) {
      const fields = {
        name: `Team ${Math.ceil(number / 5)}`,
        country: pick(countries, number),
        start_number: number,
      };
      team = (await callApi(url, token, "POST", `${path}/teams`, fields)).id;
    }
    await callApi(url, token, "POST", `${path}/anglers`, {
      number,
      first_name: pick(firstNames, number * 7),
      last_name: `${pick(lastNames, number * 3)} ${Math.ceil(number / 10)}`,
      team_id: team,
      category: pick(categories, Math.floor(number / 3)),
      club: `Weir Anglers ${number % 40}`,
      country: pick(countries, number),
    });
  }
  await callApi(url, token, "POST", `${path}/groups/series`, { count: 10 });
  const run = await callApi(url, token, "POST", `${path}/groups/draw`, {});
  await callApi(url, token, "POST", `${path}/draw-runs/${run.id}/publish`, { revision: run.revision });
  return event.url;
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length]!;
}
