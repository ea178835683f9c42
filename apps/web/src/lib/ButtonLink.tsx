import { createLink } from "@tanstack/react-router";
import { AnchorButton } from "../ui/Button.tsx";

/** A link to one of our pages that looks like a button. */
export const ButtonLink = createLink(AnchorButton);
