import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { EventSpeciesResponse } from "@tightlines/contract/event-species";
import { useState } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { Page } from "../../../ui/Page.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { allSpeciesQuery, eventSpeciesKeys, eventSpeciesQuery } from "../event-species.queries.ts";
import { EventSpeciesForm } from "./EventSpeciesForm.tsx";
import { SpeciesPicker } from "./SpeciesPicker.tsx";

/** A part of the settings: what may be caught, chosen from the list that administrators keep. */
export function EventSpeciesPage({ event }: { event: EventResponse }) {
  const api = useApi();
  const all = useQuery(allSpeciesQuery(api));
  const chosen = useQuery(eventSpeciesQuery(api, event.url));
  const [edited, setEdited] = useState<EventSpeciesResponse | null>(null);
  return (
    <Page
      title={m.event_species_title()}
      description={m.event_species_description()}
      back={
        <Link to="/events/$eventUrl/manage/settings" params={{ eventUrl: event.url }}>
          {m.event_settings_title()}
        </Link>
      }
    >
      <Loaded query={all} skeleton={<TableSkeleton rows={10} columns={4} />}>
        {(species) => (
          <Loaded query={chosen} skeleton={<TableSkeleton rows={10} columns={4} />}>
            {(ticked) => (
              <>
                <SpeciesPicker event={event} all={species} chosen={ticked} onEdit={setEdited} />
                {ticked.length > 0 && <DownloadSheet eventUrl={event.url} nouns="species" />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      <EditDialog event={event} species={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

interface EditDialogProps {
  event: EventResponse;
  species: EventSpeciesResponse | null;
  onClose: () => void;
}

function EditDialog({ event, species, onClose }: EditDialogProps) {
  const queryClient = useQueryClient();
  return (
    <Dialog
      isOpen={species !== null}
      onClose={onClose}
      title={species && m.event_species_edit_title({ name: species.name })}
    >
      {species && (
        <EventSpeciesForm
          event={event}
          species={species}
          onSaved={({ name }) => {
            toast.success(m.event_species_saved({ name }));
            void queryClient.invalidateQueries({ queryKey: eventSpeciesKeys.all(event.url) });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
