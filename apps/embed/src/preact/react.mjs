/**
 * Replaces React in the embed's client by preact's compatible version, and the one function that react-router asks
 * for beyond it. The router gives it its state: without concurrent rendering the state itself is the right answer.
 * Not in TypeScript, which knows this module of preact as one that can't be exported on.
 */
export * from 'preact/compat'
export { default } from 'preact/compat'

const nothing = () => undefined
export const useOptimistic = (value) => [value, nothing]
