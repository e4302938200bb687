import { atom } from 'jotai'

/** Which of the page's videos plays, by the id of its player. Two voices at once help nobody. */
export const heardAtom = atom<string | null>(null)
