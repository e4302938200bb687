import type { Coordinates } from '@atrio/api-client'
import { DivIcon, DomEvent, Marker, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

type Props = { map: LeafletMap; at: Coordinates; isAbove?: boolean; children: ReactNode }

/** Markup at a place of the map, which moves with it. */
export function MapSpot({ map, at: { latitude, longitude }, isAbove = false, children }: Props) {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    // a drag or a double press on a pin is not the map's
    DomEvent.on(host, 'mousedown dblclick', DomEvent.stopPropagation)
    const icon = new DivIcon({ html: host, className: '', iconSize: [0, 0] })
    const marker = new Marker([latitude, longitude], {
      icon,
      interactive: false,
      keyboard: false,
      zIndexOffset: isAbove ? 1000 : 0,
    }).addTo(map)
    return () => {
      DomEvent.off(host, 'mousedown dblclick', DomEvent.stopPropagation)
      marker.remove()
    }
  }, [map, host, latitude, longitude, isAbove])
  return createPortal(children, host)
}
