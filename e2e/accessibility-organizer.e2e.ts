import { lookAtPages, pagesOf } from "./harness/look-at-pages.ts";

lookAtPages({
  whose: "an organizer",
  remember: (_, organizer) => organizer.memory(),
  addresses: (event) => pagesOf("organizer", event),
});
