import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

interface CardActionButtonProps {
  label: string;
  /** What the tooltip says; the default is the label. */
  tooltip?: string;
  Icon: LucideIcon;
  pressed?: boolean;
  onPress: () => void;
}

/** One icon at the foot of a card. */
export const CardActionButton = ({ label, tooltip = label, Icon, pressed, onPress }: CardActionButtonProps): ReactElement => (
  <button type="button" className="icon-button" aria-label={label} aria-pressed={pressed} data-tooltip={tooltip} onClick={onPress}>
    <Icon aria-hidden="true" />
  </button>
);
