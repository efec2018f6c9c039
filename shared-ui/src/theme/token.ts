/**
 * What components know of the look: roles, never palette names. Colours are custom properties whose two
 * palettes stand in global.css, so switching the theme renders nothing again.
 */
export const token = {
  /** The page behind everything. */
  background: 'var(--background)',
  /** Cards, tables, inputs. */
  surface: 'var(--surface)',
  /** What floats: menus, dialogs, toasts. */
  surfaceRaised: 'var(--surface-raised)',
  surfaceHover: 'var(--surface-hover)',
  /** Table headings, disabled inputs. */
  surfaceSunken: 'var(--surface-sunken)',
  /** The hairline between things. */
  border: 'var(--border)',
  /** The outline of inputs, at least 3:1 against the surface. */
  borderControl: 'var(--border-control)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  /** Behind what is small and of no status: badges, icons, ranks. */
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
  /** What bars of a picture are filled with: one measure, or what came in and what went out. */
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
} as const;

export const radius = { control: '6px', card: '10px', pill: '999px' } as const;

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

/** Changes of state are quick, and only opacity, transform and colours move. */
export const motion = { fast: '120ms ease-out', normal: '160ms ease-out' } as const;

export const TOAST_ROOM = '--toast-room';
/** What a toast takes from the lower edge up while there is one: what floats on a small screen ends above it. */
export const toastRoom = `var(${TOAST_ROOM}, 0px)`;

/** What lies over what. */
export const layer = {
  sticky: 10,
  frame: 20,
  drawer: 30,
  dialog: 40,
  toast: 50,
  /** Over toasts: a menu was opened later than the toast that stands where it unfolds. */
  popup: 60,
} as const;
