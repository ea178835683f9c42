import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/api.context.ts";
import { ButtonLink } from "../../lib/ButtonLink.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { EmptyNet } from "../../ui/drawings/EmptyNet.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Page } from "../../ui/Page.tsx";
import { CardsSkeleton } from "../../ui/Skeletons.tsx";
import { uploadListQuery } from "./upload.queries.ts";
import { UploadCard } from "./UploadCard.tsx";
import styles from "./UploadPage.module.css";

/** What I have uploaded, and where it is used. */
export function UploadPage() {
  const query = useInfiniteQuery(uploadListQuery(useApi()));
  return (
    <Page title={m.upload_title()} description={m.upload_description()}>
      <Loaded
        query={query}
        skeleton={<CardsSkeleton cards={3} />}
        isEmpty={({ pages }) => pages[0]?.meta.total === 0}
        empty={<NoUploads />}
      >
        {({ pages }) => (
          <>
            <ul className={styles.cards}>
              {pages
                .flatMap((page) => page.data)
                .map((upload) => (
                  <li key={upload.id}>
                    <UploadCard upload={upload} />
                  </li>
                ))}
            </ul>
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {m.upload_more()}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function NoUploads() {
  return (
    <EmptyState
      drawing={<EmptyNet />}
      title={m.upload_empty_title()}
      sentence={m.upload_empty()}
      action={<ButtonLink to="/events">{m.upload_empty_action()}</ButtonLink>}
    />
  );
}
