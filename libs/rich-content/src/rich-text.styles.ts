import { css } from '@emotion/react'

const headings = css`
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 0 0 var(--s3);
    font-family: var(--serif);
    font-weight: 500;
    line-height: 1.2;
    text-wrap: balance;
  }
  * + :is(h1, h2, h3, h4, h5, h6) {
    margin-top: var(--s10);
  }
  h1,
  h2 {
    font-size: var(--t-3);
  }
  h3 {
    font-size: var(--t-4);
  }
  h4,
  h5,
  h6 {
    font-size: var(--t-body);
    font-family: var(--sans);
    font-weight: 700;
  }
`

const blocks = css`
  p,
  ul,
  ol,
  dl,
  blockquote,
  figure,
  table,
  pre,
  details {
    margin: 0 0 var(--s5);
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  /* The portal's own lists have no marks; those of a text do, and of the kind that it names. */
  ul {
    list-style: disc;
  }
  ul ul {
    list-style: circle;
  }
  ol {
    list-style: decimal;
  }
  ol[type='a' s] {
    list-style: lower-alpha;
  }
  ol[type='A' s] {
    list-style: upper-alpha;
  }
  ol[type='i' s] {
    list-style: lower-roman;
  }
  ol[type='I' s] {
    list-style: upper-roman;
  }
  li {
    margin-block: var(--s1);
  }
  li::marker {
    color: var(--accent-ink);
  }
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0 0 var(--s3);
  }
  blockquote {
    padding-inline-start: var(--s5);
    border-inline-start: 2px solid var(--accent-edge);
    font-family: var(--serif);
    font-size: var(--t-lead);
    font-style: italic;
  }
  blockquote p {
    margin-bottom: var(--s2);
  }
  blockquote footer,
  blockquote cite {
    display: block;
    color: var(--muted);
    font-family: var(--sans);
    font-size: var(--t-small);
    font-style: normal;
  }
  hr {
    margin: var(--s10) 0;
    border: 0;
    border-top: 1px solid var(--hairline);
  }
  pre {
    overflow-x: auto;
    padding: var(--s4);
    background: var(--sunk);
    font-size: var(--t-small);
  }
  summary {
    min-height: var(--target);
    align-content: center;
    font-weight: 700;
    cursor: pointer;
  }
`

const inline = css`
  a {
    color: var(--accent-ink);
    text-decoration: underline;
    text-underline-offset: 0.15em;
    overflow-wrap: anywhere;
  }
  mark {
    background: var(--wash);
    color: inherit;
  }
  small,
  sub,
  sup {
    font-size: var(--t-small);
  }
`

/** Tables scroll by themselves: the page never moves sideways. */
const tables = css`
  table {
    display: block;
    overflow-x: auto;
    max-width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-block: var(--s2);
    color: var(--muted);
    font-size: var(--t-small);
    text-align: start;
  }
  th,
  td {
    padding: var(--s2) var(--s4) var(--s2) 0;
    border-bottom: 1px solid var(--hairline);
    text-align: start;
    vertical-align: top;
  }
`

const media = css`
  img,
  svg {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-window);
  }
  /* An emptied drawing would leave a gap of 300 × 150. */
  svg:empty {
    display: none;
  }
  figcaption {
    margin-top: var(--s2);
    color: var(--muted);
    font-size: var(--t-small);
  }
  iframe {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    margin: 0 0 var(--s5);
    border: 0;
    border-radius: var(--radius-window);
    background: var(--sunk);
  }
  /* Players of sound are low by nature. */
  iframe[src^='https://open.spotify.com/'],
  iframe[src^='https://w.soundcloud.com/'] {
    aspect-ratio: auto;
    height: 10.5rem;
  }
`

/** Running text: the tokens' measure, serif headings, hairlines instead of boxes. */
export const richText = css`
  max-width: var(--measure);
  color: var(--ink);
  font-size: var(--t-body);
  line-height: 1.6;
  overflow-wrap: break-word;
  ${headings}
  ${blocks}
  ${inline}
  ${tables}
  ${media}
  > :last-child {
    margin-bottom: 0;
  }
`
