/** The page of a table at the house, with the coach beside whoever wants him. */
import TablePage from '../table/page.tsx';
import { Coach } from './Coach.tsx';

export default function CoachedTable({ id }: { readonly id: string }) {
  return (
    <TablePage id={id}>
      <Coach />
    </TablePage>
  );
}
