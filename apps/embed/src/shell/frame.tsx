import { Outlet } from 'react-router'

/** The layout EMBED: the page alone, without anything round it. */
export const Frame = () => (
  <main>
    <Outlet />
  </main>
)
