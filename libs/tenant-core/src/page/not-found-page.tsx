import { buttonCss, EmptyState, gutterCss } from '@atrio/ui'
import { AppLink } from '../links/app-link.tsx'
import { Page } from './page.tsx'

type Props = {
  title: string
  text: string
  /** Undefined where the church has switched off the page that it would lead to. */
  to: string | undefined
  action: string
}

/** A page whose subject does not exist, or not for this person, with a link onward. */
export const NotFoundPage = ({ title, text, to, action }: Props) => (
  <Page title={title} noIndex>
    <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
      <EmptyState
        heading="h1"
        seed={to ?? title}
        title={title}
        text={text}
        action={
          to && (
            <AppLink to={to} css={buttonCss()}>
              {action}
            </AppLink>
          )
        }
      />
    </div>
  </Page>
)
