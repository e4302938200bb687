/** The colours of the look, with what each is for: base.css has their derivation. */
export const neutrals = [
  { name: 'paper', use: 'ground of a page' },
  { name: 'sunk', use: 'ground of what is set back: tracks, skeletons, code' },
  { name: 'raised', use: 'ground of what floats: menus, dialogs, sheets' },
  { name: 'field', use: 'ground of a field' },
  { name: 'ink', use: 'text', on: 'paper', must: 4.5 },
  { name: 'muted', use: 'second text: dates, hints, leads', on: 'paper', must: 4.5 },
  { name: 'line-strong', use: 'borders of fields and controls', on: 'paper', must: 3 },
] as const

export const accents = [
  { name: 'church', use: 'the church’s own colour, as it chose it; never under text' },
  { name: 'accent', use: 'ground of the one main action' },
  { name: 'on-accent', use: 'text on it', on: 'accent', must: 4.5 },
  { name: 'accent-ink', use: 'links and accented text', on: 'paper', must: 4.5 },
  { name: 'accent-edge', use: 'what marks a choice: tabs, bars, focus', on: 'paper', must: 3 },
  { name: 'wash', use: 'ground of what is chosen' },
  { name: 'tint', use: 'ground of a section that steps forward' },
] as const

export const states = [
  { name: 'good', use: 'it worked, it is free, it is on', on: 'paper', must: 4.5 },
  { name: 'warn', use: 'it will soon be over, look again', on: 'paper', must: 4.5 },
  { name: 'bad', use: 'it failed, it cannot be undone', on: 'paper', must: 4.5 },
] as const
