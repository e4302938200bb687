import { RichContent } from '@atrio/rich-content'

/** An event's terms, with what the church has marked and linked in them. */
export const Terms = ({ html }: { html: string }) => <RichContent html={html} />
