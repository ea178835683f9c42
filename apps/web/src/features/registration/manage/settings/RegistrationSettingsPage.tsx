import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { RegistrationSettings } from "@tightlines/contract/registration/registration-settings";
import { isCurrency } from "@tightlines/domain/payment/currency";
import { registrationSettingsLengths as lengths } from "@tightlines/domain/registration/registration-lengths";
import { useApi } from "../../../../lib/api/api.context.ts";
import { m } from "../../../../paraglide/messages.js";
import { CheckboxField } from "../../../../ui/form/CheckboxField.tsx";
import { ChoiceField } from "../../../../ui/form/ChoiceField.tsx";
import { fieldNames } from "../../../../ui/form/field-name.ts";
import { Form } from "../../../../ui/form/Form.tsx";
import { NumberField } from "../../../../ui/form/NumberField.tsx";
import { SuggestField } from "../../../../ui/form/SuggestField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { Loaded } from "../../../../ui/Loaded.tsx";
import { Page } from "../../../../ui/Page.tsx";
import { FormSkeleton } from "../../../../ui/Skeletons.tsx";
import { toast } from "../../../../ui/toast.ts";
import { registrationKeys, registrationSettingsQuery } from "../../registration.queries.ts";
import { CategoriesField } from "./CategoriesField.tsx";
import { QuestionsField } from "./QuestionsField.tsx";
import { settingsOf, type SettingsValues, valuesOf } from "./settings-values.ts";
import styles from "./SettingsRows.module.css";

const field = fieldNames<SettingsValues>();

/** What registering costs and asks; when it opens and how many places there are is settled with the event. */
export function RegistrationSettingsPage({ event: { url } }: { event: EventResponse }) {
  const query = useQuery(registrationSettingsQuery(useApi(), url));
  const back = (
    <Link to="/events/$eventUrl/manage/registrations" params={{ eventUrl: url }}>
      {m.desk_title()}
    </Link>
  );
  return (
    <Page title={m.desk_settings_title()} back={back} narrow>
      <p>
        {m.desk_settings_elsewhere()}{" "}
        <Link to="/events/$eventUrl/manage/settings" params={{ eventUrl: url }}>
          {m.event_settings_title()}
        </Link>
      </p>
      <Loaded query={query} skeleton={<FormSkeleton fields={8} />}>
        {(settings) => <SettingsForm settings={settings} eventUrl={url} />}
      </Loaded>
    </Page>
  );
}

function SettingsForm({ settings, eventUrl }: { settings: RegistrationSettings; eventUrl: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <Form
      initialValues={valuesOf(settings)}
      stored={{ row: settings, valuesOf }}
      onSubmit={(values, revision) =>
        api.patch("/api/events/{event}/registration-settings", {
          params: { event: eventUrl },
          body: { ...settingsOf(values), revision },
        })
      }
      onSaved={({ data }) => {
        toast.success(m.desk_settings_saved());
        void queryClient.invalidateQueries({ queryKey: registrationKeys.all(eventUrl) });
        queryClient.setQueryData(registrationSettingsQuery(api, eventUrl).queryKey, data);
      }}
      submitLabel={m.ui_save()}
    >
      {({ currency }) => (
        <>
          <h2 className={styles.section}>{m.desk_section_fees()}</h2>
          <SuggestField
            name={field("currency")}
            label={m.desk_field_currency()}
            help={m.desk_field_currency_help()}
            maxLength={3}
            suggestions={commonCurrencies}
            rule={(code) => (isCurrency(code.trim().toUpperCase()) ? null : m.desk_field_currency_wrong())}
          />
          <CategoriesField name={field("categories")} currency={currency.trim().toUpperCase()} />
          <h2 className={styles.section}>{m.desk_section_account()}</h2>
          <AccountFields />
          <h2 className={styles.section}>{m.desk_section_places()}</h2>
          <ModeField />
          <NumberField
            name={field("holdHours")}
            label={m.desk_field_hold()}
            help={m.desk_field_hold_help()}
            unit={m.desk_unit_hours()}
            whole
            optional
            rule={(hours) => (hours >= 1 && hours <= 720 ? null : m.desk_field_hold_wrong())}
          />
          <h2 className={styles.section}>{m.desk_questions()}</h2>
          <QuestionsField name={field("questions")} />
          <h2 className={styles.section}>{m.desk_section_minors()}</h2>
          <CheckboxField
            name={field("hidesMinors")}
            label={m.desk_field_hides_minors()}
            help={m.desk_field_hides_minors_help()}
          />
        </>
      )}
    </Form>
  );
}

function ModeField() {
  return (
    <ChoiceField
      name={field("mode")}
      label={m.lottery_mode()}
      help={m.lottery_mode_help()}
      options={[
        { value: "first-come", label: m.lottery_mode_first(), words: m.lottery_mode_first_words() },
        { value: "lottery", label: m.lottery_mode_lottery(), words: m.lottery_mode_lottery_words() },
      ]}
    />
  );
}

const commonCurrencies = ["EUR", "CZK", "PLN", "HUF", "GBP", "CHF", "SEK", "DKK", "NOK", "RON", "USD"];

function AccountFields() {
  return (
    <>
      <TextField
        name={field("accountName")}
        label={m.desk_field_account_name()}
        help={m.desk_field_account_name_help()}
        maxLength={lengths.accountName}
        optional
      />
      <TextField
        name={field("iban")}
        label={m.desk_field_iban()}
        help={m.desk_field_iban_help()}
        maxLength={60}
        optional
      />
      <TextField
        name={field("bic")}
        label={m.desk_field_bic()}
        help={m.desk_field_bic_help()}
        maxLength={20}
        optional
      />
    </>
  );
}
