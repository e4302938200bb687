/** Stands in for hoist-non-react-statics in the portal's client: emotion imports it for `withTheme` alone. */
export default function hoistNothing(): never {
  throw new Error('withTheme is not part of the portal: use CSS variables')
}
