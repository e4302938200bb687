import { Button, linkCss, SearchField, SearchIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { Form } from 'react-router'
import { AppLink } from '../links/app-link.tsx'
import { MAX_TERM_LENGTH } from './term.ts'
import { useAddressField } from './use-address-field.ts'

export type SearchFormProps = {
  /** The page of the results: its path. */
  action: string
  term: string
  words: { label: string; submit: string; clear?: string }
  /** The name of the term in the address. */
  name?: string
  busy?: boolean
  /** What else of the address stays with a new search. */
  kept?: Record<string, string>
  /** Where a search is cleared; without it there is no link. */
  clearTo?: string
}

const form = css({ width: '100%', maxWidth: '40rem' })

/** A search form that writes to the address: shareable, in the history, and working before hydration. */
export function SearchForm({
  action,
  term,
  words,
  name = 'term',
  busy = false,
  kept = {},
  clearTo,
  ...looks
}: SearchFormProps & { className?: string }) {
  const { ref, onSubmit, onClear } = useAddressField(term)
  return (
    <Form role="search" action={action} css={form} onSubmit={onSubmit} {...looks}>
      <SearchField ref={ref} label={words.label} name={name} defaultValue={term} maxLength={MAX_TERM_LENGTH}>
        <Button type="submit" busy={busy}>
          <SearchIcon size="sm" />
          {words.submit}
        </Button>
      </SearchField>
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {term && clearTo && (
        <AppLink to={clearTo} css={linkCss} onClick={onClear}>
          {words.clear}
        </AppLink>
      )}
    </Form>
  )
}
