import { RichContent } from '@atrio/rich-content'

/** An event's terms, with the church's formatting and links. */
export const Terms = ({ html }: { html: string }) => <RichContent html={html} />
