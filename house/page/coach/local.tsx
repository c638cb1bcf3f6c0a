/** The page of a table in this browser alone, with the coach beside whoever wants him. */
import LocalPage from '../table/local.tsx';
import { Coach } from './Coach.tsx';

export default function CoachedLocal({ id }: { readonly id: string }) {
  return (
    <LocalPage id={id}>
      <Coach />
    </LocalPage>
  );
}
