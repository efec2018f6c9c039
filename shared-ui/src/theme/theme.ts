import { css } from 'styled-components';

/**
 * Roles instead of palette names. Colours are custom properties from global.css, so switching the theme renders
 * nothing again.
 */
export const token = {
  background: 'var(--background)',
  /** Cards, tables, inputs. */
  surface: 'var(--surface)',
  /** Menus, dialogs, toasts. */
  surfaceRaised: 'var(--surface-raised)',
  surfaceHover: 'var(--surface-hover)',
  /** Table headings, disabled inputs. */
  surfaceSunken: 'var(--surface-sunken)',
  border: 'var(--border)',
  /** The outline of inputs, at least 3:1 against the surface. */
  borderControl: 'var(--border-control)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  /** Behind badges, icons and ranks without a status. */
  neutralSoft: 'var(--neutral-soft)',
  skeleton: 'var(--skeleton)',
  overlay: 'var(--overlay)',
  shadow: 'var(--shadow)',
  /** Primary action, focus and selection only. */
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  onAccent: 'var(--on-accent)',
  accentSoft: 'var(--accent-soft)',
  danger: 'var(--danger)',
  dangerHover: 'var(--danger-hover)',
  onDanger: 'var(--on-danger)',
  dangerSoft: 'var(--danger-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  info: 'var(--info)',
  infoSoft: 'var(--info-soft)',
  /** Bars of a chart: one measure, or stock in and out. */
  chart: 'var(--chart)',
  chartIn: 'var(--chart-in)',
  chartOut: 'var(--chart-out)',
} as const;

/** The 4 px grid. */
export const space = {
  xs: '4px',
  sm: '8px',
  md: '12px',
  lg: '16px',
  xl: '24px',
  xxl: '32px',
  xxxl: '48px',
  /** Around and between cards: 24 px, on a phone 16 px. */
  edge: 'var(--edge)',
} as const;

export const radius = { control: '6px', card: '10px', pill: '999px' } as const;

/** Lies over the page: menus, dialogs, toasts. */
export const raised = `
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow};
`;

/** Size and line height, for the `font` shorthand's place: `font-size: ...; line-height: ...`. */
export const type = {
  xs: 'font-size: 12px; line-height: 16px;',
  sm: 'font-size: 13px; line-height: 18px;',
  md: 'font-size: 14px; line-height: 20px;',
  lg: 'font-size: 16px; line-height: 24px;',
  xl: 'font-size: 20px; line-height: 28px; letter-spacing: -0.01em;',
  xxl: 'font-size: 24px; line-height: 32px; letter-spacing: -0.015em;',
} as const;

/** Heights of controls: buttons and inputs of one row are equally high. */
export const controlHeight = { small: '28px', medium: '36px', touch: '44px' } as const;

/** Only for opacity, transform and colours. */
export const motion = { fast: '120ms ease-out', normal: '160ms ease-out' } as const;

export const TOAST_ROOM = '--toast-room';
/** The height between a visible toast and the lower edge. */
export const toastRoom = `var(${TOAST_ROOM}, 0px)`;

/** Stacking order. */
export const layer = {
  sticky: 10,
  frame: 20,
  drawer: 30,
  dialog: 40,
  toast: 50,
  /** Over toasts, because a menu may open where a toast stands. */
  popup: 60,
} as const;

/** Below this the sidebar is a drawer. */
export const TABLET = 1024;
/** Below this tables are cards and inputs are large enough for a thumb. */
const PHONE = 640;
/** Below this the header has no room for all its buttons, nor a line for two buttons with words. */
export const ZOOMED = 300;

/** Media queries for styled-components: `${media.phone} { ... }`. */
export const media = {
  phone: `@media (max-width: ${PHONE - 0.02}px)`,
  tablet: `@media (max-width: ${TABLET - 0.02}px)`,
  /** A phone zoomed to 200 %. */
  zoomed: `@media (max-width: ${ZOOMED - 0.02}px)`,
  print: '@media print',
} as const;

/** Shows at most so many lines on screen, all of them on paper. */
export const clamp = (lines: number | string) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  ${media.print} {
    display: block;
  }
`;
