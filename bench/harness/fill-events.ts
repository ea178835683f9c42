import { callApi, signIn } from "./call-api.ts";

const waters = ["Vltava", "San", "Drina", "Tay", "Soča", "Traun", "Gacka", "Test", "Rena", "Dunajec"];
const kinds = ["Masters", "Cup", "Open", "Championship"];

/** Puts events into an empty product through its own API: a full first page of the list, and more behind it. */
export async function fillEvents(url: string, count: number): Promise<void> {
  const token = await signIn(url);
  for (let number = 0; number < count; number++) {
    const water = waters[number % waters.length]!;
    const year = new Date().getUTCFullYear() + 1;
    const day = `${year}-${String((number % 12) + 1).padStart(2, "0")}-${String((number % 27) + 1).padStart(2, "0")}`;
    const event = await callApi(url, token, "POST", "/api/events", {
      name: `${water} ${kinds[number % kinds.length]!} ${number + 1}`,
      description: `Two days on the ${water}. Sectors of twenty pegs, three sessions, lunch at the club house.`,
      venue: water,
      location: "Club waters",
      starts_on: day,
      ends_on: day,
      time_zone: "Europe/Prague",
      discipline: "fly",
      preset: "fly-fips-mouche",
    });
    await callApi(url, token, "PATCH", `/api/events/${event.id}`, { status: "published" });
  }
}
