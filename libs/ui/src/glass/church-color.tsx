import { createContext, useContext, type ReactNode } from 'react'
import { defaultChurchColor } from '../theme/color.ts'

const ChurchColor = createContext(defaultChurchColor)

/** Sets the church's colour for the glass below. @param color corApp, `#rrggbb` */
export const ChurchColorProvider = ({ color, children }: { color: string; children?: ReactNode }) => (
  <ChurchColor value={color}>{children}</ChurchColor>
)

export const useChurchColor = () => useContext(ChurchColor)
