import { useTenant } from '@atrio/tenant-core'

/** Whether the church offers a text: then its menu has the Bible. */
export const useHasBible = (): boolean => useTenant().menu.some(({ kind }) => kind === 'bible')
