/** @jsxImportSource react */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import type { BareData } from './bare-data.ts'

function BarePage({ name, banner, events }: BareData) {
  return (
    <main>
      <p>{name}</p>
      {banner.image && <img src={banner.image} alt="" width="390" height="300" />}
      <h1>{banner.title}</h1>
      <p>{banner.text}</p>
      <ul>
        {events.map((event) => (
          <li key={event}>{event}</li>
        ))}
      </ul>
    </main>
  )
}

export function showBarePage(root: Element, data: BareData) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<BarePage {...data} />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  )
}
