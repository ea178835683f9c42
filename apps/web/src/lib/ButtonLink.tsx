import { Button } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> };

/** A link to one of our pages that looks like a button. */
export const ButtonLink = createLink(AnchorButton);

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}
