import styled from 'styled-components';
import { controlHeight, media, space, token } from '../theme/theme';
import { VisuallyHidden } from './visually-hidden';

interface CheckBoxProps {
  label: string;
  /** Only screen readers announce the label, where the text beside the box names it. */
  isLabelHidden?: boolean;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function CheckBox({ label, isLabelHidden = false, checked, onChange }: CheckBoxProps) {
  return (
    <Label>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Label>
  );
}

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 24px;
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${token.accent};
  }
  ${media.phone} {
    min-width: ${controlHeight.touch};
    min-height: ${controlHeight.touch};
    input {
      width: 20px;
      height: 20px;
    }
  }
`;
