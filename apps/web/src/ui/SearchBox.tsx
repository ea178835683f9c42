import { ActionIcon, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { CloseIcon, SearchIcon } from "./Icons.tsx";
import styles from "./SearchBox.module.css";

/** "/" puts the cursor here from anywhere on the page, Escape empties it. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
    <search className={styles.search}>
      <TextInput
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={m.ui_search_label()}
        aria-keyshortcuts="/"
        placeholder={m.ui_search()}
        leftSection={<SearchIcon />}
        rightSectionPointerEvents="all"
        rightSection={
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
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
