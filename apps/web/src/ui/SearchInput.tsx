import { SEARCH_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { useEffect, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { ActionIcon } from "./ActionIcon.tsx";
import { CloseIcon } from "./FrameIcons.tsx";
import { SearchIcon } from "./Icons.tsx";
import { PlainInput } from "./PlainField.tsx";
import styles from "./SearchInput.module.css";

export interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Of what it says in a form that is sent without JavaScript. */
  name?: string;
  /** The id of that form, where it stands elsewhere. */
  form?: string;
  /** What is searched, in words. */
  label?: string;
  className?: string | undefined;
}

/** "/" puts the cursor here from anywhere on the page, Escape empties it. */
export function SearchInput({
  value,
  onChange,
  name,
  form,
  label = m.ui_search_label(),
  className,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener("keydown", focusOnSlash);
    return () => document.removeEventListener("keydown", focusOnSlash);
  }, []);

  function clear() {
    onChange("");
    input.current?.focus();
  }

  return (
    <PlainInput
      className={className}
      {...(name && { name, form })}
      maxLength={SEARCH_MAX_LENGTH}
      ref={input}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={m.ui_search()}
      icon={<SearchIcon />}
      end={
        value === "" ? (
          <kbd className={styles.key} aria-hidden>
            /
          </kbd>
        ) : (
          <ActionIcon aria-label={m.ui_search_clear()} onClick={clear}>
            <CloseIcon size={18} />
          </ActionIcon>
        )
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && value !== "") clear();
      }}
    />
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
