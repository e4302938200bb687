/** The build of Leaflet as a module comes without types; its surface is that of the whole. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
