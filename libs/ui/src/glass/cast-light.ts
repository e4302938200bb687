import { css, type SerializedStyles } from '@emotion/react'
import { validColor } from '../theme/color.ts'
import { ramp } from './ramp.ts'

/**
 * The light that a hero window lets fall on its neighbour, at most once a view. Under 40 % opacity, so text stays legible.
 * It falls below the window on phones and beside it (to its left) on desktops.
 */
export function castLightCss(color: string): SerializedStyles {
  const tints = ramp(validColor(color))
  const [a, b, c, d] = [tints[2], tints[4], tints[8], tints[3]]
  return css`
    position: relative;
    isolation: isolate;
    overflow: clip;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 0 auto;
      height: 10rem;
      pointer-events: none;
      filter: blur(10px);
      opacity: 0.32;
      background: linear-gradient(
        112deg,
        transparent 4%,
        ${a} 9% 20%,
        ${b} 24% 36%,
        ${c} 40% 46%,
        ${d} 50% 66%,
        ${a} 70% 82%,
        transparent 90%
      );
      mask: linear-gradient(#000, transparent);
    }
    @media (min-width: 1024px) {
      &::before {
        inset: 0;
        height: auto;
        filter: blur(16px);
        background: linear-gradient(
          154deg,
          transparent 44%,
          ${a} 50% 56%,
          ${b} 60% 66%,
          ${c} 69.5% 72%,
          ${d} 76% 84%,
          transparent 92%
        );
        mask: radial-gradient(78% 70% at 100% 62%, #000, transparent);
      }
    }
    @media (forced-colors: active), print {
      &::before {
        display: none;
      }
    }
  `
}
