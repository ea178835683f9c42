import type { Path } from "@tightlines/domain/outcome";
import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { PlainSelect } from "../../../ui/PlainField.tsx";
import { describeValue } from "../switches/describe-ruleset.ts";
import { EntriesControl } from "./EntriesControl.tsx";
import { LeafControl } from "./LeafControl.tsx";
import { OrderControl } from "./OrderControl.tsx";
import type { ShowFields } from "./show-fields.ts";
import type { Switch } from "../switches/switch.ts";
import styles from "./SwitchList.module.css";
import { useSwitch, useSwitchesUnder } from "./use-switch.ts";
import { VariantControl } from "./VariantControl.tsx";

/** The usual switches first, the rare ones folded away until one of them is changed or wrong. */
export function SwitchList({ switches, path }: { switches: readonly Switch[]; path: Path }) {
  const rare = switches.filter((each) => each.isRare);
  const { changed, isWrong } = useSwitchesUnder(rare, path);
  return (
    <div className={styles.list}>
      {switches
        .filter((each) => !each.isRare)
        .map((each) => (
          <SwitchField key={each.key} each={each} path={path} />
        ))}
      {rare.length > 0 && (
        <details className={styles.more} open={isWrong || undefined}>
          <summary>{changed > 0 ? m.ruleset_more_changed({ changed }) : m.ruleset_more()}</summary>
          <div className={styles.list}>
            {rare.map((each) => (
              <SwitchField key={each.key} each={each} path={path} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** Their own switches stand below them, so whether they are there at all is a choice of its own. */
const NESTED = new Set(["group", "record", "rows", "order", "exactsByCode"]);

/** One switch with its way back to the preset and what is wrong with it, whatever kind it is. */
function SwitchField({ each, path }: { each: Switch; path: Path }) {
  const { value, isChanged, error, setValue, clear } = useSwitch(each, path);
  const labelId = useId();
  const isNested = NESTED.has(each.control.type);
  const missing = each.absent ?? each.none;
  const isMissing = value === undefined || value === null;

  return (
    <div
      className={styles.field}
      data-changed={isChanged || undefined}
      data-wrong={error ? true : undefined}
      data-nested={isNested || undefined}
    >
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {each.label()}
        </span>
        {isChanged && <WayBack each={each} path={path} />}
      </div>
      {isNested && missing && (
        <PlainSelect
          aria-labelledby={labelId}
          options={[
            { value: "", label: missing.label() },
            { value: "given", label: m.ruleset_given() },
          ]}
          value={isMissing ? "" : "given"}
          onChange={(event) => (event.currentTarget.value ? setValue(missing.initial) : clear())}
        />
      )}
      {!(isNested && isMissing) && <Inner each={each} path={path} labelId={labelId} />}
      {each.help && <p className={styles.help}>{each.help()}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function WayBack({ each, path }: { each: Switch; path: Path }) {
  const { presetValue, setValue } = useSwitch(each, path);
  const isMissing = presetValue === undefined || presetValue === null;
  const before = isMissing ? (each.absent ?? each.none)?.label() : describeValue(each.control, presetValue);
  const text = before ? m.ruleset_back_to({ value: before }) : m.ruleset_back();
  return (
    <>
      <Badge tone="float">{m.ruleset_changed()}</Badge>
      <Button
        size="compact-sm"
        variant="subtle"
        className={styles.back}
        aria-label={m.ruleset_back_label({ text, label: each.label() })}
        onClick={() => setValue(presetValue)}
      >
        {text}
      </Button>
    </>
  );
}

function Inner({ each, path, labelId }: { each: Switch; path: Path; labelId: string }) {
  const { control } = each;
  const place = [...path, each.key];
  const showFields: ShowFields = (switches, at) => <SwitchList switches={switches} path={at} />;
  if (control.type === "group") return showFields(control.fields, place);
  if (control.type === "variant")
    return (
      <VariantControl each={each} control={control} path={path} labelId={labelId} showFields={showFields} />
    );
  if (control.type === "order") return <OrderControl each={each} control={control} path={path} />;
  if (control.type === "record" || control.type === "rows" || control.type === "exactsByCode")
    return <EntriesControl each={each} control={control} path={path} showFields={showFields} />;
  return <LeafControl each={each} control={control} path={path} labelId={labelId} />;
}
