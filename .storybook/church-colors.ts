/** Colours of churches to look at everything with: usual ones, and those that are hard to read on. */
export const churchColors = [
  { value: '#7a3e9d', title: 'Violet' },
  { value: '#f5c400', title: 'Yellow' },
  { value: '#ffffff', title: 'White' },
  { value: '#111111', title: 'Black' },
  { value: '#1f6f5c', title: 'Green' },
  { value: '#c8102e', title: 'Red' },
  { value: '#1d4ed8', title: 'Blue' },
  { value: '#8a8a8a', title: 'Grey' },
]
