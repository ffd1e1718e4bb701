import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { MasterChips } from "#app/features/service-form/MasterChips.tsx";
import { ServicePreview } from "#app/features/service-form/ServicePreview.tsx";
import {
  ServiceForm,
  type ServiceToAdd,
  type TypedService,
} from "#app/features/service-form/service-form.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { showFieldErrors } from "#app/lib/form-errors.ts";
import { fieldErrorDelayMs } from "#app/lib/form-timing.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { Note } from "#app/ui/Note.tsx";
import { TextArea } from "#app/ui/TextArea.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { Master } from "#contract/masters.ts";

const empty = { service_name: "", price: "", details: "", img: "", minutes: "60" };

/** A new service: the form, and beside it the card that guests will see. */
export function AddService({ masters }: { masters: Master[] }) {
  const queries = useQueryClient();
  const everyone = masters.map(({ _id }) => _id);
  const { register, handleSubmit, setValue, setError, reset, control, formState } = useForm<
    TypedService,
    unknown,
    ServiceToAdd
  >({
    resolver: zodResolver(ServiceForm),
    defaultValues: { ...empty, masterIds: everyone },
    mode: "onTouched",
    delayError: fieldErrorDelayMs,
  });
  const typed = useWatch({ control }) as TypedService;
  const add = useMutation({
    mutationFn: (service: ServiceToAdd) => securedApi("createService", { body: service }),
    onSuccess: async () => {
      notifySuccess("Services Added", { text: "You are added new service Successfully", place: "center" });
      reset({ ...empty, masterIds: everyone });
      await queries.invalidateQueries({ queryKey: ["services"] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "name_taken")
        setError(
          "service_name",
          { message: "There is a service of this name already" },
          { shouldFocus: true },
        );
      else
        showFieldErrors(error, ["service_name", "price", "details", "img", "minutes", "masterIds"], setError);
    },
  });
  const { errors } = formState;
  const failure = add.error && Object.keys(errors).length === 0 ? explain(add.error) : undefined;

  return (
    <div className="service-page">
      <form className="grid gap-[22px]" noValidate onSubmit={handleSubmit((service) => add.mutate(service))}>
        <div className="mb-1 grid gap-2">
          <h1 className="h2 dash-title">A new service</h1>
          <p className="muted">It joins the end of the list. Guests can book it as soon as you add it.</p>
        </div>
        <TextField label="Service Name" error={errors.service_name?.message} {...register("service_name")} />
        <div className="grid grid-cols-2 gap-5">
          <Field label="Price" error={errors.price?.message}>
            {(field) => (
              <div className="affix num">
                <span aria-hidden="true">$</span>
                <input className="in num" inputMode="decimal" {...field} {...register("price")} />
              </div>
            )}
          </Field>
          <Field label="Minutes" error={errors.minutes?.message}>
            {(field) => (
              <div className="affix affix-end num">
                <span aria-hidden="true">min</span>
                <input className="in num" inputMode="numeric" {...field} {...register("minutes")} />
              </div>
            )}
          </Field>
        </div>
        <MasterChips
          masters={masters}
          chosen={typed.masterIds}
          onChange={(chosen) => setValue("masterIds", chosen, { shouldValidate: true })}
          error={errors.masterIds?.message}
        />
        <TextArea
          label="Details"
          className="min-h-[150px]"
          error={errors.details?.message}
          {...register("details")}
        />
        <TextField
          label="Image address"
          inputMode="url"
          placeholder="/art/stones.svg"
          error={errors.img?.message}
          {...register("img")}
        />
        {failure && <Note tone="error">The service was not added. {failure}</Note>}
        <div>
          <Button type="submit" loading={add.isPending} loadingText="Adding">
            Add service
          </Button>
        </div>
      </form>
      <ServicePreview typed={typed} masters={masters} />
    </div>
  );
}
