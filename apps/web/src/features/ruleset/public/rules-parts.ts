import { laterPart } from "../../../lib/later-part.ts";

/** Few open the details, and their words are half of what the page would need; an example needs all rules of the sport. */
export const rulesDetails = laterPart(async () => (await import("./RulesDetails.tsx")).RulesDetails);
export const rulesExample = laterPart(async () => (await import("../summary/RulesExample.tsx")).RulesExample);
