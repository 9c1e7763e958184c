/** The icons of the twelve categories, drawn in one stroke; lucide where it has one, our own where it has none. */
import { BookOpen, Compass, Droplets, HandHeart, HeartPulse, House, Leaf, type LucideIcon, MountainSnow, Sunrise } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

interface IconProps {
  className?: string;
}

const Stroke = ({ className, children }: IconProps & { children: ReactNode }): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    {children}
  </svg>
);

const Mosque = (props: IconProps): ReactElement => (
  <Stroke {...props}>
    <path d="M12 3v2" />
    <path d="M6 13c0-4 6-4.5 6-8 0 3.5 6 4 6 8z" />
    <path d="M4 21V9M20 21V9M2 21h20M6 13v8M18 13v8" />
    <path d="M10 21v-3a2 2 0 0 1 4 0v3" />
  </Stroke>
);

const Kaaba = (props: IconProps): ReactElement => (
  <Stroke {...props}>
    <path d="m12 2.5 8 4v11l-8 4-8-4v-11z" />
    <path d="m4 6.5 8 4 8-4M12 10.5v11" />
    <path d="m4 10.5 8 4 8-4" />
  </Stroke>
);

const Beads = (props: IconProps): ReactElement => (
  <Stroke {...props}>
    <circle cx="12" cy="4" r="1.5" />
    <circle cx="17.5" cy="6.5" r="1.5" />
    <circle cx="19" cy="12" r="1.5" />
    <circle cx="5" cy="12" r="1.5" />
    <circle cx="6.5" cy="6.5" r="1.5" />
    <circle cx="8" cy="16.5" r="1.5" />
    <circle cx="16" cy="16.5" r="1.5" />
    <path d="M12 18v4" />
  </Stroke>
);

const ICONS: Readonly<Record<string, LucideIcon | ((props: IconProps) => ReactElement)>> = {
  sunrise: Sunrise,
  mosque: Mosque,
  house: House,
  leaf: Leaf,
  heart: HeartPulse,
  mountain: MountainSnow,
  compass: Compass,
  book: BookOpen,
  kaaba: Kaaba,
  beads: Beads,
  hands: HandHeart,
  drop: Droplets,
};

/** The icon of a category by the name that `content/categories.yaml` gives; an open book where the name is unknown. */
export function CategoryIcon({ name, className }: IconProps & { name: string }): ReactElement {
  const Icon = ICONS[name] ?? BookOpen;
  return <Icon className={className} aria-hidden="true" />;
}
