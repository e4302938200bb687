export const motionQuery = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** Whether it is reduced now. What is not drawn, such as the way of a navigation, needs no subscription. */
export const reducesMotion = (): boolean => motionQuery()?.matches ?? false
