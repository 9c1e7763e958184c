import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

interface CardActionButtonProps {
  label: string;
  /** Text of the tooltip; the default is the label. */
  tooltip?: string;
  Icon: LucideIcon;
  pressed?: boolean;
  /** The press opens a dialog. */
  opensDialog?: boolean;
  onPress: () => void;
}

/** One icon at the foot of a card. */
export const CardActionButton = ({ label, tooltip = label, Icon, pressed, opensDialog, onPress }: CardActionButtonProps): ReactElement => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    aria-pressed={pressed}
    aria-haspopup={opensDialog ? 'dialog' : undefined}
    data-tooltip={tooltip}
    onClick={onPress}
  >
    <Icon aria-hidden="true" />
  </button>
);
