import { ratio } from './tables.mjs'

/** Maximum ratios of medians in specific cases. */
const TARGETS = [
  ...Object.entries({ desktop: 1.1, phone: 1.12, slow: 1.1 }).map(([profile, most]) => ({
    metric: 'first row (ms)',
    devices: 10,
    profile,
    ours: 'autoload.js',
    base: 'floor',
    most
  })),
  ...Object.entries({ desktop: 1.25, phone: 1.6, slow: 1.7 }).map(([profile, most]) => ({
    metric: 'first row (ms)',
    devices: 10,
    profile,
    ours: 'elements',
    base: 'floor',
    most
  })),
  ...Object.entries({ desktop: 1.15, phone: 1.35, slow: 1.3 }).map(([profile, most]) => ({
    metric: 'first row (ms)',
    devices: 10,
    profile,
    ours: 'react',
    base: 'react-floor',
    most
  })),
  ...Object.entries({ desktop: 0.85, phone: 0.65, slow: 0.45 }).map(([profile, most]) => ({
    metric: 'press in the first frame, details complete (ms)',
    devices: 10,
    profile,
    ours: 'autoload.js',
    base: 'old',
    most
  })),
  ...['desktop', 'phone', 'slow'].flatMap((profile) =>
    ['first answer', 'details complete'].map((part) => ({
      metric: `press on an idle page, ${part} (ms)`,
      devices: 10,
      profile,
      ours: 'autoload.js',
      base: 'old',
      most: 1
    }))
  ),
  { metric: 'first row (ms)', devices: 10, profile: 'phone', ours: 'all.js', base: 'old', most: 0.8 },
  { metric: 'first row (ms)', devices: 10, ours: 'all.js', base: 'floor', most: 1.5 },
  { metric: 'first row (ms)', devices: 1000, ours: 'all.js', base: 'old', most: 0.45 },
  { metric: 'first row (ms)', devices: 1000, ours: 'autoload.js', base: 'old', most: 0.45 },
  { metric: 'keystroke to paint (ms)', devices: 100, ours: 'all.js', base: 'old', most: 0.6 },
  { metric: 'keystroke to paint (ms)', devices: 1000, ours: 'all.js', base: 'old', most: 0.35 },
  { metric: 'keystroke to paint (ms)', devices: 5000, ours: 'all.js', base: 'old', most: 0.08 },
  { metric: 'scrolling, worst frame (ms)', devices: 1000, slowdown: 4, ours: 'all.js', base: 'old', most: 1 },
  // With `all.js`, most code is evaluated after its top-level awaits, which the trace cannot attribute.
  { metric: 'evaluating the scripts (ms of processor)', devices: 10, ours: 'autoload.js', base: 'old', most: 0.7 },
  { metric: 'heap (MB)', devices: 10, count: 5, ours: 'all.js', base: 'old', most: 0.95 }
]

const NAMES = {
  floor: 'the floor',
  'react-floor': 'the React floor',
  old: 'the old widget',
  elements: 'latchkey/elements',
  react: 'latchkey/react'
}

const nameOf = (variant) => NAMES[variant] ?? variant

function line(notes, { metric, devices, profile, slowdown = profile ? undefined : 1, count, ours, base, most }) {
  const of = (name) =>
    notes.find(
      (note) =>
        note.metric === metric &&
        note.devices === devices &&
        note.slowdown === slowdown &&
        note.profile === profile &&
        note.count === count &&
        note.variant === name
    )
  const found = ratio(of(ours), of(base))
  if (found === undefined) return []
  const at = [
    `${devices.toLocaleString('en')} devices`,
    profile,
    count && `${count} elements`,
    slowdown > 1 && `CPU ÷ ${slowdown}`
  ]
  const what = `${metric.replace(/ \(.*/, '')}, ${at.filter(Boolean).join(', ')}, ${nameOf(ours)} ÷ ${nameOf(base)}`
  return [`| ${what} | ≤ ${most.toFixed(2)} | ${found.toFixed(2)} | ${found <= most ? 'pass' : '**miss**'} |`]
}

/** Returns the measured targets, and whether they were met. */
export function targets(notes) {
  const lines = TARGETS.flatMap((target) => line(notes, target))
  if (lines.length === 0) return ''
  return [
    '### Targets',
    '',
    '| ratio of medians | target | measured | |',
    '| --- | ---: | ---: | --- |',
    ...lines
  ].join('\n')
}
