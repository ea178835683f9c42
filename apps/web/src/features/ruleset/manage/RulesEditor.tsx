import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import type { PresetName } from "@tightlines/domain/event/preset-name";
import { findPreset } from "@tightlines/domain/ruleset/list-presets";
import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Page } from "../../../ui/Page.tsx";
import { toast } from "../../../ui/toast.ts";
import { listDifferences } from "../switches/describe-ruleset.ts";
import { RulesEditContext } from "./edit.context.ts";
import { ExamplePanel } from "../example/ExamplePanel.tsx";
import { PresetPicker } from "./PresetPicker.tsx";
import { rulesetQuery } from "../ruleset.queries.ts";
import styles from "./RulesEditor.module.css";
import { RulesHistory } from "../RulesHistory.tsx";
import { SaveRules } from "./SaveRules.tsx";
import { SectionCard } from "./SectionCard.tsx";
import { sections } from "../switches/sections.ts";
import { useRulesDraft } from "./use-rules-draft.ts";
import { useApi } from "../../../lib/api/api.context.ts";
import { eventKeys } from "../../event/event.queries.ts";

/** Every switch of an event's rules, with a small match beside them that is ranked anew by each change. */
export function RulesEditor({ event, stored }: { event: EventResponse; stored: RulesetResponse }) {
  const edit = useRulesDraft(stored);
  const api = useApi();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const { draft, before, preset, problems, base } = edit;
  const changed = listDifferences(preset, draft).length;

  function choosePreset(name: PresetName) {
    edit.replace({ ...findPreset(name), version: draft.version });
    if (changed > 0) toast.success(m.ruleset_preset_taken(), { undo: () => edit.replace(draft) });
  }

  function saved(answer: RulesetResponse) {
    setSaving(false);
    edit.rebase(answer);
    edit.replace(answer.ruleset);
    queryClient.setQueryData(rulesetQuery(api, event.url).queryKey, answer);
    void queryClient.invalidateQueries({ queryKey: eventKeys.one(event.url) });
    toast.success(m.ruleset_saved({ version: answer.ruleset.version }));
  }

  return (
    <RulesEditContext value={edit}>
      <Page
        title={m.ruleset_title()}
        description={m.ruleset_description()}
        back={
          <Link to="/events/$eventUrl/manage/settings" params={{ eventUrl: event.url }}>
            {m.event_settings_title()}
          </Link>
        }
        action={
          <Button variant="filled" disabled={!edit.canSave} onClick={() => setSaving(true)}>
            {m.ruleset_save()}
          </Button>
        }
      >
        {base.frozenBy && (
          <Banner tone="float">
            {base.frozenBy === "session" ? m.ruleset_frozen_session() : m.ruleset_frozen_event()}
          </Banner>
        )}
        {problems.length > 0 && (
          <Banner tone="clay">{m.ruleset_contradictions({ count: problems.length })}</Banner>
        )}
        <div className={styles.columns}>
          <div className={styles.switches}>
            <Card title={m.ruleset_preset()}>
              <PresetPicker current={draft.preset} changed={changed} onChoose={choosePreset} />
            </Card>
            {sections.map((section) => (
              <SectionCard key={section.id} section={section} />
            ))}
            <RulesHistory versions={base.versions} timeZone={event.timeZone} />
          </div>
          <ExamplePanel ruleset={draft} before={before} isContradictory={problems.length > 0} />
        </div>
        {isSaving && (
          <SaveRules
            event={event}
            base={base}
            draft={draft}
            onClose={() => setSaving(false)}
            onSaved={saved}
            onRebase={edit.rebase}
            onTakeTheirs={(theirs) => {
              setSaving(false);
              edit.rebase(theirs);
              edit.replace(theirs.ruleset);
            }}
          />
        )}
      </Page>
    </RulesEditContext>
  );
}
