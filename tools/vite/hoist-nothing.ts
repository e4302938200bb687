/** Replaces hoist-non-react-statics in the portal's client: emotion imports it for `withTheme` alone. */
function hoistNothing(): never {
  throw new Error('withTheme is not part of the portal: use CSS variables')
}

// emotion takes it by this name
export { hoistNothing as default }
